/** How I am reminded: what the server knows of it, and what I can change. */
import { answered, DELETE, GET, POST, PUT, type Schemas } from '$api/http';
import { say } from '$words/words.svelte';
import { settings } from '$ui/settings.svelte';
import type { Subscribed } from './push';

export type Channel = Schemas['ChannelView'];
export type Shape = Schemas['NewWebhookChannel']['shape'];
export const SHAPES: readonly Shape[] = ['discord', 'slack', 'plain'];

/** How many times, and how many milliseconds apart, to look for the result of a test. */
const LOOKS = 12;
const BETWEEN_MS = 1000;

export class Reminders {
  told = $state.raw<Schemas['Reminders'] | null>(null);
  /** The channel whose test is under way. */
  testing = $state<number | null>(null);

  async load(): Promise<void> {
    this.told = await answered(GET('/api/me/reminders'));
  }

  async wish(after_minutes: number, every_minutes: number): Promise<void> {
    this.told = await answered(PUT('/api/me/reminders', { body: { after_minutes, every_minutes } }));
  }

  async write(weekly: boolean): Promise<void> {
    this.told = await answered(PUT('/api/me/reminders/letter', { body: { weekly } }));
  }

  async addMail(address: string): Promise<void> {
    await answered(POST('/api/me/reminders/mails', { body: { address } }));
    await this.load();
  }

  async addWebhook(url: string, shape: Shape): Promise<void> {
    await answered(POST('/api/me/reminders/webhooks', { body: { url, shape } }));
    await this.load();
  }

  async addDevice(device: Subscribed): Promise<void> {
    await answered(POST('/api/me/reminders/pushes', { body: device }));
    await this.load();
  }

  async enable(channel: number, enabled: boolean): Promise<void> {
    const params = { path: { channel } };
    await answered(PUT('/api/me/reminders/channels/{channel}', { params, body: { enabled } }));
    await this.load();
  }

  async remove(channel: number): Promise<void> {
    await answered(DELETE('/api/me/reminders/channels/{channel}', { params: { path: { channel } } }));
    await this.load();
  }

  /** Send a test, and look until it is known what became of it. */
  async test(channel: number): Promise<void> {
    const before = this.health(channel);
    this.testing = channel;
    try {
      await answered(POST('/api/me/reminders/channels/{channel}/test', { params: { path: { channel } } }));
      for (let look = 0; look < LOOKS && this.health(channel) === before; look++) {
        await new Promise((wake) => setTimeout(wake, BETWEEN_MS));
        await this.load();
      }
    } finally {
      this.testing = null;
    }
  }

  private health(channel: number): string {
    const found = this.told?.channels.find(({ id }) => id === channel);
    return `${found?.succeeded_at} ${found?.failed_at}`;
  }
}

/** How a channel does, in words. */
export function health(channel: Channel): string {
  if (channel.error) return channel.error;
  if (!channel.confirmed) return say('reminders-unconfirmed');
  if (channel.succeeded_at) return say('reminders-succeeded', { when: when(channel.succeeded_at) });
  return say('reminders-unused');
}

export const when = (moment: string): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
