import { listImportLines } from '../../businesses/importing/list-import-lines'
import { storeImport } from '../../businesses/importing/store-import'
import { account } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { type OpenFile, openFiles } from './files'
import type { Verdict } from './rows'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

export interface FileJudgement {
  file: string
  lineCount: number
  /** Valid rows that are refused or hinted, and hinted rows that are refused: which rows, and why. */
  wronglyRefused: string[]
  /** Wrong rows that are not refused, and rows to be hinted that are accepted without a hint. */
  wronglyAccepted: string[]
}

const strictness: Record<Verdict, number> = { right: 0, hinted: 1, wrong: 2 }

/** Checks every file in a dry run. Returns the lines whose verdict differs from the right one. */
export async function judgeOpenFiles(ctx: Ctx): Promise<FileJudgement[]> {
  const judgements: FileJudgement[] = []
  for (const file of openFiles()) {
    const { id } = await storeImport(ctx, admin, { bytes: file.bytes, name: file.name })
    judgements.push(compare(file, await readVerdicts(ctx, id)))
  }
  return judgements
}

function compare(
  { name, rows, headingLine }: OpenFile,
  verdicts: ReadonlyMap<number, { verdict: Verdict; reason: string }>,
): FileJudgement {
  const judgement: FileJudgement = {
    file: name,
    lineCount: rows.length,
    wronglyRefused: [],
    wronglyAccepted: [],
  }
  for (const [at, { row, verdict, kind }] of rows.entries()) {
    const line = headingLine + 1 + at
    const judgment = verdicts.get(line) ?? { verdict: 'right', reason: '' }
    const difference = strictness[judgment.verdict] - strictness[verdict]
    const text = `${line} (${kind}): ${judgment.reason} ${JSON.stringify(row)}`
    if (difference > 0) judgement.wronglyRefused.push(text)
    if (difference < 0) judgement.wronglyAccepted.push(text)
  }
  return judgement
}

async function readVerdicts(ctx: Ctx, id: string) {
  const verdicts = new Map<number, { verdict: Verdict; reason: string }>()
  for (const part of ['wrong', 'hinted'] as const) {
    let cursor: string | undefined
    do {
      const page = await listImportLines(ctx, admin, { id, part, sort: 'line', cursor })
      for (const { line, faults, hints } of page.rows)
        verdicts.set(line, { verdict: part, reason: [...faults, ...hints].map(({ text }) => text).join(' ') })
      cursor = page.nextCursor ?? undefined
    } while (cursor)
  }
  return verdicts
}

/** Returns the judgements as a table, with the share of wrongly judged lines. */
export function judgementTable(judgements: readonly FileJudgement[]): string {
  const share = (count: number, total: number) => `${count} (${((count / total) * 100).toFixed(2)} %)`
  const rows = judgements.map(
    ({ file, lineCount, wronglyRefused, wronglyAccepted }) =>
      `| ${file} | ${lineCount} | ${share(wronglyRefused.length, lineCount)} | ${share(wronglyAccepted.length, lineCount)} |`,
  )
  return ['| file | lines | wrongly refused | wrongly accepted |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}
