import type { Meta, Story } from '@/lib/story'
import { HoneypotInput } from './honeypot'

export default { component: HoneypotInput, title: 'components/ui/HoneypotInput' } satisfies Meta

type HoneypotInputStory = Story<typeof HoneypotInput>

export const Invisible: HoneypotInputStory = {
  render: () => (
    <>
      <HoneypotInput name="website" />
      <p>El campo de arriba no se ve.</p>
    </>
  ),
}
