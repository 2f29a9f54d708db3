import type { Meta, Story } from '@/lib/story'
import { MailAddress } from './mail-address'

export default { component: MailAddress, title: 'components/ui/MailAddress' } satisfies Meta

type MailAddressStory = Story<typeof MailAddress>

export const Short: MailAddressStory = { args: { children: 'ana@correo.example' } }
export const Long: MailAddressStory = {
  render: () => (
    <div className="w-32">
      <MailAddress>mantenimiento.integral.de.edificios@correo.example</MailAddress>
    </div>
  ),
}
