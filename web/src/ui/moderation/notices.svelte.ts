/** What moderators told this person; those that were not read yet are shown on the next page. */
import { answered, GET, POST, type Schemas } from '$api/http';

export type Notice = Schemas['NoticeView'];

class Notices {
  all = $state.raw<readonly Notice[]>([]);

  /** The first one about this person that they have not read. */
  get fresh(): Notice | null {
    return this.all.findLast(({ kind, seen }) => kind !== 'outcome' && !seen) ?? null;
  }

  /** Ask what was told; if nobody answers, the account page says so. */
  async load(): Promise<void> {
    this.all = await answered(GET('/api/me/notices')).catch(() => []);
  }

  async read({ id }: Notice): Promise<void> {
    await answered(POST('/api/me/notices/{id}/seen', { params: { path: { id } } }));
    this.all = this.all.map((each) => (each.id === id ? { ...each, seen: true } : each));
  }

  async object({ id }: Notice, text: string): Promise<void> {
    await answered(POST('/api/me/notices/{id}/objection', { params: { path: { id } }, body: { text } }));
    await this.load();
  }

  forget(): void {
    this.all = [];
  }
}

export const notices = new Notices();
