import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourcesIn } from './written'

const roots = [
  'apps/web/src',
  'packages/contracts/src',
  'packages/domain/src',
  'packages/gateways/src/mail/look',
  'packages/gateways/src/mail/templates',
]

const number = '\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|noventa'
const units =
  'días?|horas?|minutos?|meses|años|fotos|profesionales|contactos gratis|veces|km|MB|caracteres|dígitos|rubros'
/** A number with what it counts, as a text has it. */
const figure = new RegExp(`(?<![\\w.$-])(?:(?:${number}) (?:${units})|un día|(?:una|media) hora)\\b`, 'giu')

const englishNumber = '\\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|ninety'
const englishCounted = 'days?|hours?|minutes?|months?|years|photos|professionals|leads|times|MB|characters'
/** The same in what developers read of the API; elsewhere English is for the database. */
const toldToDevelopers = new RegExp(
  `(?<![\\w.$-])(?:(?:${englishNumber}) (?:${englishCounted})|half an hour)\\b`,
  'giu',
)
const toldIn = (file: string): string[] => {
  const text = textsOf(file)
  const ways = file.startsWith('packages/contracts/') ? [figure, toldToDevelopers] : [figure]
  return ways.flatMap((way) => [...text.matchAll(way)].map(([words]) => words))
}

/** What nothing decides that could change, by the end of its file's path. */
const decidedByNobody: Record<string, readonly string[]> = {
  // How long people take.
  'service-requests/filing-time.ts': ['dos minutos'],
  // Made up.
  'home/example-request.tsx': ['dos fotos', '4 km'],
  'home/testimonials.ts': ['dos fotos'],
  // The law's own sentence.
  'privacy/rights.tsx': ['seis meses'],
  // What these figures are.
  'overview/market-figures.tsx': ['una hora', 'un día'],
  // Nearer is not known.
  'service-requests/request-for-professional.tsx': ['1 km'],
  'text/hours-in-words.ts': ['un día', 'una hora'],
}
const isKnown = (file: string, words: string) =>
  Object.entries(decidedByNobody).some(([end, phrases]) => file.endsWith(end) && phrases.includes(words))

it('a number that a setting, a limit or a law decides is put into texts from there, and typed in none', () => {
  const typedFigures = roots
    .flatMap(sourcesIn)
    // Tests and the workbench show made-up people and times.
    .filter((file) => !/\/testing\/|\.stories\.tsx$|\/samples\.ts$/.test(file))
    .flatMap((file) =>
      toldIn(file)
        .filter((words) => !isKnown(file, words))
        .map((words) => `${file}: ${words}`),
    )
  expect(typedFigures).toEqual([])
})

/** Returns a source without its comments, in one line: texts are broken anywhere. */
const textsOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
    .replace(/\s+/g, ' ')
