import type { Meta, Story } from '@/lib/story'
import { PhoneField } from './phone-field'

export default { component: PhoneField, title: 'components/ui/PhoneField' } satisfies Meta

type PhoneFieldStory = Story<typeof PhoneField>

export const Empty: PhoneFieldStory = {
  args: { error: undefined, input: {}, isMobile: true, onMobileChange: () => undefined },
}
export const Invalid: PhoneFieldStory = {
  args: {
    error: 'Escribí el código de área, por ejemplo 341.',
    hint: 'Lo ven solo los profesionales que tomen tu solicitud.',
    input: { defaultValue: '15 555 9921' },
    isMobile: false,
    onMobileChange: () => undefined,
  },
}
