import type { Meta, Story } from '@/lib/story'
import { RefusedFiles } from './refused-files'

export default { component: RefusedFiles, title: 'photos/RefusedFiles' } satisfies Meta

type RefusedFilesStory = Story<typeof RefusedFiles>

export const TwoFiles: RefusedFilesStory = {
  args: {
    refusals: [
      { key: '1', name: 'plano.dwg', text: 'No es una foto.' },
      { key: '2', name: 'cocina.jpg', text: 'Pesa más de 10 MB.' },
    ],
    onDismiss: () => undefined,
  },
}
