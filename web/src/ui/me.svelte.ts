/** Who sits before this browser: nobody yet, a guest, or a member. The login itself is a cookie that scripts cannot read. */
import { answered, DELETE, GET, POST, PUT, type Schemas } from '$api/http';
import { say } from '$words/words.svelte';
import { canUsePasskeys, signInWithPasskey } from './passkeys';
import { zoneHere } from './shared/rest';

export type Person = Schemas['Caller'];

class Me {
  person = $state.raw<Person | null>(null);
  /** The recovery link of a guest who was just made. */
  recovery = $state<string | null>(null);
  /** Whether one can log in with a passkey here, and get a new password by mail. */
  offers = $state.raw({ passkeys: false, mail: false });
  private loading: Promise<void> | null = null;

  /** Ask the server once who this is. */
  load(): Promise<void> {
    if (this.loading) return this.loading;
    const asked: Promise<void> = answered(GET('/api/visitor')).then(
      ({ person, has_passkeys, has_mail }) => {
        this.offers = { passkeys: has_passkeys && canUsePasskeys(), mail: has_mail };
        // Who has left since is not here again because an answer was late.
        if (this.loading === asked) this.person = person;
      },
      (problem: unknown) => {
        if (this.loading === asked) this.loading = null;
        throw problem;
      },
    );
    this.loading = asked;
    return asked;
  }

  /** Whether one may still say what one is called: members log in with their name. */
  get nameable(): boolean {
    return !this.person?.member;
  }

  /** Make a visitor a guest, because a seat needs one; a guest may get another name. */
  async ensure(name?: string): Promise<void> {
    await this.load();
    if (this.person) {
      const wanted = name?.trim();
      if (wanted && this.nameable && wanted !== this.person.name) {
        this.person = await answered(PUT('/api/me/name', { body: { name: wanted } }));
      }
      return;
    }
    const called = name?.trim() || say('guest-name', { number: String(Math.floor(Math.random() * 900) + 100) });
    await this.become(answered(POST('/api/guests', { body: { name: called } })));
    this.restHere();
  }

  async register(name: string, password: string): Promise<void> {
    const known = this.person !== null;
    await this.become(answered(POST('/api/accounts', { body: { name, password } })));
    if (!known) this.restHere();
  }

  logIn(name: string, password: string): Promise<void> {
    return this.become(answered(POST('/api/logins', { body: { name, password } })));
  }

  recover(recovery: string): Promise<void> {
    return this.become(answered(POST('/api/logins/recovery', { body: { recovery } })));
  }

  logInByPasskey(): Promise<void> {
    return this.become(signInWithPasskey());
  }

  /** Set a new password with the link of a mail. */
  reset(token: string, password: string): Promise<void> {
    return this.become(answered(POST('/api/logins/reset', { body: { token, password } })));
  }

  async rename(name: string): Promise<void> {
    this.person = await answered(PUT('/api/me/name', { body: { name } }));
  }

  async logOut(): Promise<void> {
    await answered(DELETE('/api/logins'));
    this.forget();
  }

  /** Delete the account: a member shows by the password that it is theirs, a guest by having been asked. */
  async deleteAccount(password: string): Promise<void> {
    await answered(DELETE('/api/me', { body: { password, confirmed: true } }));
    this.forget();
  }

  /** Know nobody any more, nor the link with which somebody could come back. */
  forget(): void {
    this.person = null;
    this.recovery = null;
    this.loading = null;
  }

  /** A new account gets the nights of this device; if that fails, the settings show it. */
  private restHere(): void {
    answered(PUT('/api/me/rest', { body: { time_zone: zoneHere() } })).catch(() => undefined);
  }

  private async become(login: Promise<Schemas['Login']>): Promise<void> {
    const { recovery } = await login;
    this.recovery = recovery ?? null;
    this.person = await answered(GET('/api/me'));
  }
}

export const me = new Me();
