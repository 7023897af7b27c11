/** The proof in a real browser: Debian's Chromium against a real server. `make e2e`, `make e2e-ci`, `make screens`. */
import { execSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** Debian's Chromium: nothing is downloaded. */
const chromium = process.env.CHROMIUM ?? execSync('command -v chromium', { encoding: 'utf8' }).trim();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./e2e/support/figures.ts']],
  projects: [
    { name: 'play', testMatch: /\.spec\.ts$/, testIgnore: /budget/ },
    // What is measured is measured alone.
    { name: 'budget', testMatch: /budget\.spec\.ts$/ },
    // `make outside` starts its own server.
    { name: 'outside', testMatch: /outside\.ts$/ },
    { name: 'screens', testMatch: /screens(-\w+)?\.ts$/ },
  ],
  use: {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // A click on something that never comes fails by name, long before the time of a test that plays a whole game.
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
    },
  },
});
