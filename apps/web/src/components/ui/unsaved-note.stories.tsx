import type { Meta, Story } from '@/lib/story'
import { UnsavedNote } from './unsaved-note'

export default { component: UnsavedNote, title: 'components/ui/UnsavedNote' } satisfies Meta

type UnsavedNoteStory = Story<typeof UnsavedNote>

export const Unsaved: UnsavedNoteStory = { args: { isUnsaved: true } }
export const SavedForm: UnsavedNoteStory = {
  render: () => (
    <>
      <UnsavedNote isUnsaved={false} />
      <p>Sin cambios no se muestra.</p>
    </>
  ),
}
