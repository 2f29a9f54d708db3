import { z } from 'zod'
import { defineEndpoint } from '../../endpoint'
import { id, requiredText, timestamp } from '../../fields'
import { defineList, type ListQuery } from '../../kernel/lists/define-list'
import { limits } from '../../limits'
import { pages } from '../../pages'
import { paths } from '../../paths'

const tag = 'Administración'

export const importStates = ['checked', 'imported', 'undone'] as const
export type ImportState = (typeof importStates)[number]

export const importStateTexts: Record<ImportState, string> = {
  checked: 'Revisado, sin importar',
  imported: 'Importado',
  undone: 'Deshecho',
}

/** An import of businesses, starting with its dry run. */
export const businessImport = z
  .object({
    id,
    fileName: z.string(),
    state: z.enum(importStates),
    lineCount: z.number(),
    wrongCount: z.number(),
    /** The number of lines that may duplicate another business. An admin decides about them. */
    hintCount: z.number(),
    /** The titles of unknown columns. */
    unknownColumns: z.array(z.string()),
    /** The number of businesses created. */
    madeCount: z.number(),
    /** The number of created businesses that the undo kept, because somebody had claimed or changed them. */
    keptCount: z.number(),
    createdAt: timestamp,
    /** The time of the last check. Later than `createdAt` if the same file was sent again. */
    checkedAt: timestamp,
    importedAt: timestamp.nullable(),
    undoneAt: timestamp.nullable(),
  })
  .meta({ id: 'BusinessImport' })
export type BusinessImportView = z.infer<typeof businessImport>

export const uploadBusinessImportEndpoint = defineEndpoint({
  name: 'uploadBusinessImport',
  summary:
    'Checks a CSV of businesses line by line, without importing anything (multipart field `table`; UTF-8, UTF-16 or Windows-1252; commas, semicolons or tabs). The same file sent again is the same import.',
  tag,
  method: 'POST',
  createsNothing: 'upload',
  path: '/admin/business-imports',
  access: ['admin'],
  body: z.object({
    importIds: z.preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(id, { error: 'Elegí un archivo.' }).length(1),
    ),
  }),
  files: { table: { kind: 'table', into: 'importIds', max: 1, maxBytesEach: limits.importBytes } },
  response: businessImport,
  status: 201,
  limit: 'upload',
  errors: ['table_too_large'],
})

const common = {
  tag,
  method: 'POST',
  access: ['admin'],
  params: z.object({ id }),
  response: businessImport,
} as const

export const runBusinessImportEndpoint = defineEndpoint({
  ...common,
  name: 'runBusinessImport',
  summary:
    'Creates a public page for each valid line, in one transaction. With `which: right`, invalid lines are skipped; with `which: all`, one invalid line refuses the whole import. Lines that may duplicate another business are imported with `hinted: bring` and skipped with `hinted: skip`.',
  path: '/admin/business-imports/{id}/run',
  body: z.object({ which: z.enum(['all', 'right']), hinted: z.enum(['skip', 'bring']).default('skip') }),
  errors: ['not_found', 'import_changed', 'import_has_faults'],
})

export const undoBusinessImportEndpoint = defineEndpoint({
  ...common,
  name: 'undoBusinessImport',
  summary:
    'Deletes every page that an import created, except pages that were claimed or changed since. No row of a deleted page remains.',
  path: '/admin/business-imports/{id}/undo',
  body: z.object({ reason: requiredText('reason', limits.noteMax, 'lines') }),
  errors: ['not_found', 'import_changed'],
})

export const importList = defineList({
  name: 'business-imports',
  path: pages.adminBusinessImports.path,
  filters: {
    state: { kind: 'choice', name: 'estado', label: 'Estado', choices: importStateTexts },
  },
  sorts: { newest: 'Lo último primero', oldest: 'Lo primero primero' },
})
export type ImportQuery = ListQuery<typeof importList>

export const importLineList = (importId: string) =>
  defineList({
    name: 'business-import-lines',
    path: paths.adminBusinessImport(importId),
    search: 'Nombre',
    filters: {
      part: {
        kind: 'choice',
        name: 'ver',
        label: 'Ver',
        choices: { wrong: 'Con errores', hinted: 'Para decidir', right: 'Bien' },
        usual: 'wrong',
        isTabs: true,
      },
    },
    sorts: { line: 'Por línea' },
  })
export type ImportLineQuery = ListQuery<ReturnType<typeof importLineList>>

export interface ImportLineRow {
  line: number
  name: string
  /** The errors of the line, each with the title of its column. */
  faults: { column: string; text: string }[]
  hints: { column: string; text: string }[]
}
