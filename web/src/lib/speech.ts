// Fetches the catalogues of the reader's language before anything is drawn: every sentence needs them.
import { Language, speak, type Sources } from './words';

interface Answer {
  language: string;
  languages: string[];
  words: Sources;
}

/** How long to wait before asking again, when the server cannot be reached. */
const AGAIN = 2000;

async function fetchWords(): Promise<Answer | null> {
  try {
    const answer = await fetch('/api/words', { credentials: 'same-origin' });
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}

/** Speaks the language that the browser asks for, or the nearest that the server has. */
export async function learnWords(): Promise<void> {
  let answer = await fetchWords();
  while (!answer) {
    await new Promise((done) => setTimeout(done, AGAIN));
    answer = await fetchWords();
  }
  speak(new Language(answer.language, answer.words));
  document.documentElement.lang = answer.language;
}
