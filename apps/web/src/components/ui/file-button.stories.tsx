import type { Meta, Story } from '@/lib/story'
import { FileButton } from './file-button'

export default { component: FileButton, title: 'components/ui/FileButton' } satisfies Meta

type FileButtonStory = Story<typeof FileButton>

export const Primary: FileButtonStory = {
  args: { variant: 'primary', children: 'Agregar fotos', onPicked: () => undefined },
}
export const Outline: FileButtonStory = {
  args: { variant: 'outline', children: 'Cambiar la foto', onPicked: () => undefined },
}
export const Disabled: FileButtonStory = {
  args: { variant: 'outline', children: 'Cambiar la foto', disabled: true, onPicked: () => undefined },
}
