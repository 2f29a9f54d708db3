import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { SaveRow } from './save-row'

export default { component: SaveRow, title: 'components/ui/SaveRow' } satisfies Meta

type SaveRowStory = Story<typeof SaveRow>

export const Default: SaveRowStory = { args: { children: <Button>Guardar cambios</Button> } }
