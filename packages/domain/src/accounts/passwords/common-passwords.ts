import { bareForms, foldText, withoutRuns } from './fold-password'
import { fillers, guessableWords } from './guessable-words'

interface Dictionaries {
  /** Leaked passwords and words of the language. A password that is one of them is refused, also with decoration. */
  single: ReadonlySet<string>
  /** Local words and names. A password made of two of them is refused too. */
  pairs: ReadonlySet<string>
}

let dictionaries: Promise<Dictionaries> | undefined

/** A password of at least this many words is judged only as a whole, because a sentence is a good password. */
const sentenceWords = 3
/** A number of up to this many digits is refused, because it is a date, a document, a CUIT or a phone. */
const numberMax = 11
/** Ignores shorter words, because they occur in many other words. */
const ownWordMin = 3

/**
 * Returns whether a password is easy to guess. It is if it is a leaked password, a number or a repeated unit. It is
 * also if, without the digits and signs around it, it is a Spanish word, a name, or two words from `guessableWords` or
 * `ownWords`. Ignores case, accents and digits in place of letters.
 */
export async function isCommonPassword(
  password: string,
  ownWords: readonly (string | undefined)[] = [],
): Promise<boolean> {
  dictionaries ??= readDictionaries()
  const { single, pairs } = await dictionaries
  const foldedPassword = foldText(password)
  if (single.has(foldedPassword) || single.has(foldedPassword.replace(/\s/g, ''))) return true
  if (isNumber(foldedPassword)) return true
  if (foldedPassword.split(/\s+/).filter((word) => /[a-z]/.test(word)).length >= sentenceWords) return false
  const own = new Set(ownWords.flatMap((word) => ownFormsOf(word ?? '')))
  const forms = new Set([...bareForms(foldedPassword), ...bareForms(withoutRuns(foldedPassword))])
  return [...forms].some((form) => isGuessable(unitOf(form), { single, pairs, own }))
}

const isNumber = (text: string): boolean => {
  const digits = text.replace(/[^a-z0-9]/g, '')
  return /^\d+$/.test(digits) && digits.length <= numberMax
}

/** Returns the unit that a text repeats, or the text itself: 'boca' for 'bocaboca'. */
const unitOf = (text: string): string => /^(.+?)\1+$/.exec(text)?.[1] ?? text

/** Returns a name or email and its parts as words: 'ana.gomez@correo.com' gives also 'ana' and 'gomez'. */
function ownFormsOf(word: string): string[] {
  const foldedWord = foldText(word)
  const [mailbox = '', domain = ''] = foldedWord.split('@')
  const forms = [foldedWord, mailbox, domain, ...mailbox.split(/[^a-z]+/), ...domain.split('.')]
  return forms.map((form) => form.replace(/[^a-z]/g, '')).filter((form) => form.length >= ownWordMin)
}

/**
 * Returns whether a text is one dictionary word, or two words. Two words count if both are local words or one is the
 * owner's. Ignores fillers before each word.
 */
function isGuessable(text: string, dictionaries: Dictionaries & { own: ReadonlySet<string> }): boolean {
  const { single, pairs, own } = dictionaries
  const isWord = (word: string) => single.has(word) || pairs.has(word) || own.has(word)
  const isOfPlace = (word: string) => pairs.has(word) || own.has(word)
  return withoutFillers(text).some((word) => {
    if (word === '' || isWord(word)) return true
    for (let at = 2; at <= word.length - 2; at += 1) {
      const first = word.slice(0, at)
      const isFirstOwn = own.has(first)
      if (!isFirstOwn && !isWord(first)) continue
      for (const second of withoutFillers(word.slice(at))) {
        if (second === '' || (isOfPlace(first) && isOfPlace(second))) return true
        if ((isFirstOwn && isWord(second)) || own.has(second)) return true
      }
    }
    return false
  })
}

const fillerSet = new Set(fillers)
const fillerMax = Math.max(...fillers.map(({ length }) => length))

/** Returns the text itself, and the rests after removing one to `maxFillers` fillers from its start. */
function withoutFillers(text: string, maxFillers = 3): string[] {
  const rests = [text]
  if (maxFillers === 0) return rests
  for (let at = 1; at <= Math.min(fillerMax, text.length); at += 1) {
    if (fillerSet.has(text.slice(0, at))) rests.push(...withoutFillers(text.slice(at), maxFillers - 1))
  }
  return rests
}

/** Loads the lists lazily, at their first use. */
async function readDictionaries(): Promise<Dictionaries> {
  const [{ dictionary: leakedDictionary }, { dictionary: spanish }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const fold = (lists: readonly (readonly string[])[]) => lists.flat().map(foldText)
  return {
    single: new Set(fold([leakedDictionary['passwords-common'], ...Object.values(spanish)])),
    pairs: new Set([...guessableWords, ...fold([spanish['firstnames-es-es']])]),
  }
}
