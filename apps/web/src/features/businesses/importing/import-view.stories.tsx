import type { Meta, Story } from '@/lib/story'
import { ImportView } from './import-view'

export default { component: ImportView, title: 'businesses/importing/ImportView' } satisfies Meta

type ImportViewStory = Story<typeof ImportView>

const file = {
  id: 'import',
  fileName: 'comercios-rosario.csv',
  state: 'checked' as const,
  lineCount: 120,
  wrongCount: 3,
  hintCount: 8,
  unknownColumns: [],
  madeCount: 0,
  keptCount: 0,
  createdAt: '2026-11-28T12:00:00.000Z',
  checkedAt: '2026-11-28T12:01:00.000Z',
  importedAt: null,
  undoneAt: null,
}

export const Checked: ImportViewStory = { args: { importView: file } }
export const UnknownColumns: ImportViewStory = {
  args: { importView: { ...file, unknownColumns: ['Fax', 'Rubro AFIP'] } },
}
export const ImportedFile: ImportViewStory = {
  args: {
    importView: {
      ...file,
      state: 'imported',
      madeCount: 110,
      keptCount: 7,
      importedAt: '2026-11-28T12:10:00.000Z',
    },
  },
}
export const UndoneImport: ImportViewStory = {
  args: {
    importView: {
      ...file,
      state: 'undone',
      madeCount: 110,
      importedAt: '2026-11-28T12:10:00.000Z',
      undoneAt: '2026-11-28T12:20:00.000Z',
    },
  },
}
