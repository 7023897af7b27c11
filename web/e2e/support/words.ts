/** The texts of the client and of the games as the page says them, so that no test copies one. */
import { readdirSync, readFileSync } from 'node:fs';
import { Messages, type Language, type Variables } from '../../src/words/fluent';

const FOLDER = `${import.meta.dirname}/../../src/words/messages`;

function read(language: Language): Messages {
  const files = readdirSync(`${FOLDER}/${language}`).filter((file) => file.endsWith('.ftl'));
  return new Messages(language, ...files.map((file) => readFileSync(`${FOLDER}/${language}/${file}`, 'utf8')));
}

const spoken: Record<Language, Messages> = { en: read('en'), de: read('de') };

/** A text of the client; a key that does not exist is a mistake of the test. */
export function say(key: string, variables?: Variables, language: Language = 'en'): string {
  if (!spoken[language].has(key)) throw new Error(`there is no text ${key}`);
  return spoken[language].say(key, variables);
}
