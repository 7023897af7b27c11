/** Prints what the tests measured, when all are done. */
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { test } from '@playwright/test';

/** Note figures of a test. */
export function figures(what: Record<string, number>): void {
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(what) });
}

export default class Figures implements Reporter {
  private readonly seen: TestCase[] = [];

  onTestEnd(tested: TestCase): void {
    this.seen.push(tested);
  }

  onEnd({ duration }: FullResult): void {
    for (const { title, annotations } of this.seen)
      for (const { type, description } of annotations)
        if (type === 'figures') console.log(`  ${title}: ${description}`);
    console.log(`  ${Math.round(duration / 1000)} s in all`);
  }
}
