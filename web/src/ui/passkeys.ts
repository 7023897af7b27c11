/** Passkeys: what the browser and the server tell each other, both in the JSON of WebAuthn. */
import { answered, POST, Problem, type Schemas } from '$api/http';
import { say } from '$words/words.svelte';

type Answer = Schemas['PasskeyAnswer']['answer'];

/** Whether this browser has passkeys and reads their JSON. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Let this device make a passkey, and the server keep it. */
export async function addPasskey(name: string): Promise<void> {
  const options = (await answered(POST('/api/me/passkeys/options'))) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const answer = await from(navigator.credentials.create({ publicKey }));
  await answered(POST('/api/me/passkeys', { body: { answer, name } }));
}

/** Let this device sign, and the server log its owner in. */
export async function signInWithPasskey(): Promise<Schemas['Login']> {
  const options = (await answered(POST('/api/logins/passkey/options'))) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const answer = await from(navigator.credentials.get({ publicKey }));
  return answered(POST('/api/logins/passkey', { body: { answer, name: '' } }));
}

/** The answer of a device; a Problem if there is none, because somebody went away or the device has no passkey. */
async function from(asked: Promise<Credential | null>): Promise<Answer> {
  const credential = await asked.catch(() => null);
  if (credential instanceof PublicKeyCredential) return credential.toJSON() as Answer;
  throw new Problem(0, 'passkey-none', say('passkey-none'));
}
