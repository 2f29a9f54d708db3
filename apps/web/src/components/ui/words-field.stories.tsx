import type { Meta, Story } from '@/lib/story'
import { WordsField } from './words-field'

export default { component: WordsField, title: 'components/ui/WordsField' } satisfies Meta

type WordsFieldStory = Story<typeof WordsField>

export const Empty: WordsFieldStory = { args: { label: 'Motivo', value: '', onValueChange: () => undefined } }
export const Invalid: WordsFieldStory = {
  args: {
    label: 'Motivo',
    hint: 'Lo lee el profesional.',
    error: 'Escribí al menos 10 letras',
    value: 'No',
    onValueChange: () => undefined,
  },
}
export const OneRow: WordsFieldStory = {
  args: { label: 'Nombre', rows: 1, isOptional: true, value: 'Ana', onValueChange: () => undefined },
}
