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
/** A number with its unit, as it appears in a text. */
const figure = new RegExp(`(?<![\\w.$-])(?:(?:${number}) (?:${units})|un día|(?:una|media) hora)\\b`, 'giu')

const englishNumber = '\\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|ninety'
const englishCounted = 'days?|hours?|minutes?|months?|years|photos|professionals|leads|times|MB|characters'
/** The same for the API's texts for developers. Elsewhere, English texts are for the database. */
const englishFigure = new RegExp(
  `(?<![\\w.$-])(?:(?:${englishNumber}) (?:${englishCounted})|half an hour)\\b`,
  'giu',
)
const figuresIn = (file: string): string[] => {
  const text = textsOf(file)
  const ways = file.startsWith('packages/contracts/') ? [figure, englishFigure] : [figure]
  return ways.flatMap((way) => [...text.matchAll(way)].map(([words]) => words))
}

/** Figures that no setting, limit or law decides, by the end of their file's path. */
const undecidedFigures: Record<string, readonly string[]> = {
  // The time that people need.
  'service-requests/filing-time.ts': ['dos minutos'],
  // Made-up examples.
  'home/example-request.tsx': ['dos fotos', '4 km'],
  'home/testimonials.ts': ['dos fotos'],
  // The wording of the law.
  'privacy/rights.tsx': ['seis meses'],
  // The definitions of these figures.
  'overview/market-figures.tsx': ['una hora', 'un día'],
  // The site does not know smaller distances.
  'service-requests/request-for-professional.tsx': ['1 km'],
  'text/hours-in-words.ts': ['un día', 'una hora'],
}
const isKnown = (file: string, words: string) =>
  Object.entries(undecidedFigures).some(([end, phrases]) => file.endsWith(end) && phrases.includes(words))

it('a number that a setting, a limit or a law decides is put into texts from there, and typed in none', () => {
  const typedFigures = roots
    .flatMap(sourcesIn)
    // Tests and the workbench show made-up people and times.
    .filter((file) => !/\/testing\/|\.stories\.tsx$|\/samples\.ts$/.test(file))
    .flatMap((file) =>
      figuresIn(file)
        .filter((words) => !isKnown(file, words))
        .map((words) => `${file}: ${words}`),
    )
  expect(typedFigures).toEqual([])
})

/** Returns a source without its comments, in one line, because texts can be wrapped anywhere. */
const textsOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
    .replace(/\s+/g, ' ')
