import { z } from 'zod'
import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { WordsDialog } from './words-dialog'

export default { component: WordsDialog, title: 'components/ui/WordsDialog' } satisfies Meta

type WordsDialogStory = Story<typeof WordsDialog>

const question = {
  trigger: <Button variant="outline">Rechazar</Button>,
  title: 'Rechazar la cuenta',
  description: 'Ramón Ledesma recibe estas palabras por email.',
  field: { label: 'Motivo', schema: z.string().trim().min(10, 'Escribí al menos 10 letras').max(500) },
  submitLabel: 'Rechazar la cuenta',
  send: () => new Promise(() => undefined),
}

export const Open: WordsDialogStory = { args: question, parameters: { clicks: ['Rechazar'] } }
export const WithChoices: WordsDialogStory = {
  args: {
    ...question,
    choices: { words: ['No se lee el documento', 'Los datos no coinciden'], other: 'Otro motivo' },
  },
  parameters: { clicks: ['Rechazar'] },
}
export const WithFault: WordsDialogStory = {
  args: question,
  parameters: { clicks: ['Rechazar', 'Rechazar la cuenta'] },
}
