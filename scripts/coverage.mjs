import { existsSync, readFileSync, statSync } from 'node:fs'
import { namesOfTests } from './names-of-tests.mjs'

/** What vitest.config.ts and tests/playwright.config.ts let their runners find: a file elsewhere is run by none. */
const isRun = (file) =>
  /^(?:packages|apps|prisma|tests)\/.+\.test\.tsx?$/.test(file) ||
  /^tests\/(?:drills|journeys|system)\/.+\.spec\.ts$/.test(file)

const decisions = 'docs/decisions.md'
const citedDecision = /docs\/decisions\.md, '([^']+)'/g
const inBackticks = /`([^`]+)`/g
const namedTest = /^`([^`]+)` > (.+)$/

/** Returns the text of a file, '' for a folder and null for what is not there. */
const readIfThere = (path) => {
  if (!existsSync(path)) return null
  return statSync(path).isDirectory() ? '' : readFileSync(path, 'utf8')
}

/**
 * Reads the tables of the document that says of everything that was asked for where it is and which tests show it.
 * Returns how many rows there are, how many of them say 'Open:', and a line for each row that names no place or no test,
 * a path, word, test or decision that is not there, or a test that does not run. Open rows are faults as well once the
 * document says 'Open rows are refused'.
 */
export function readCoverage(document, read = readIfThere) {
  const text = read(document) ?? ''
  const rows = rowsOf(text)
  const sources = { read, testsIn: testsIn(read) }
  const open = rows.filter(isOpen)
  const faults = rows.flatMap((row) =>
    faultsOf(row, sources).map((fault) => `${document}:${row.line}: ${fault}`),
  )
  if (rows.length === 0) faults.push(`${document} has no rows`)
  if (/^Open rows are refused\b/m.test(text))
    faults.push(...open.map(({ line, what }) => `${document}:${line}: ${what} is open`))
  return { rows: rows.length, open: open.length, faults }
}

const isOpen = ({ note }) => note.startsWith('Open:')

/** Of a table the rows below the line that parts them from its head. */
function rowsOf(text) {
  const lines = text.split('\n')
  const isRule = (line) => /^\|(?:\s*-+\s*\|)+$/.test(line ?? '')
  return lines.flatMap((line, index) => {
    if (!line.startsWith('|') || isRule(line) || isRule(lines[index + 1])) return []
    const [, what = '', where = '', tests = '', note = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
    return [{ line: index + 1, what, where, tests, note }]
  })
}

const faultsOf = (row, { read, testsIn }) =>
  [...faultsOfPlaces(row, read), ...faultsOfTests(row, testsIn), ...faultsOfDecisions(row, read)].map(
    (fault) => `${row.what}: ${fault}`,
  )

/** Returns what tells the titles of a file's tests, each with when it runs, or null where there is no such file. */
function testsIn(read) {
  const known = new Map()
  return (file) => {
    const text = known.has(file) ? null : read(file)
    if (!known.has(file)) known.set(file, text === null ? null : namesOfTests(file, text))
    return known.get(file)
  }
}

/** A place is a path, and behind it the words by which a reader finds it there. */
function faultsOfPlaces({ where, ...row }, read) {
  if (where === '') return isOpen(row) ? [] : ['no place']
  return where.split('<br>').flatMap((place) => {
    const [path = place, ...words] = [...place.matchAll(inBackticks)].map(([, named]) => named)
    const text = read(path)
    if (text === null) return [`no ${path}`]
    return words.filter((word) => !text.includes(word)).map((word) => `no '${word}' in ${path}`)
  })
}

function faultsOfTests(row, testsIn) {
  const named = row.tests.split('<br>').filter(Boolean)
  if (named.length === 0) return isOpen(row) ? [] : ['no test']
  const times = []
  const faults = named.flatMap((words) => {
    const [, file, title] = namedTest.exec(words.trim()) ?? []
    if (!file) return [`'${words}' is no file and title`]
    const tests = testsIn(file)
    if (tests === null) return [`no ${file}`]
    if (!isRun(file)) return [`${file} is run by no runner`]
    const runs = tests.get(title)
    if (runs === undefined) return [`no test '${title}' in ${file}`]
    times.push(runs)
    return runs === 'not' ? [`'${title}' in ${file} does not run`] : []
  })
  const isLeftOut = times.length > 0 && times.every((time) => time === 'long')
  return isLeftOut ? [...faults, 'no test that `npm test` runs'] : faults
}

function faultsOfDecisions({ note }, read) {
  const cited = [...note.matchAll(citedDecision)].map(([, question]) => question)
  if (note.startsWith('Differs:') && cited.length === 0) return ['differs, and names no decision']
  const text = read(decisions) ?? ''
  return cited
    .filter((question) => !text.includes(`**${question}**`))
    .map((question) => `no '${question}' in ${decisions}`)
}
