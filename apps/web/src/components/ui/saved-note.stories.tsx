import type { Meta, Story } from '@/lib/story'
import { SavedNote } from './saved-note'

export default { component: SavedNote, title: 'components/ui/SavedNote' } satisfies Meta

type SavedNoteStory = Story<typeof SavedNote>

export const Default: SavedNoteStory = { args: { children: 'Guardamos los cambios.' } }
