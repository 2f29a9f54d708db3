import type { Meta, Story } from '@/lib/story'
import { QrCode } from './qr-code'

export default { component: QrCode, title: 'components/ui/QrCode' } satisfies Meta

type QrCodeStory = Story<typeof QrCode>

export const Default: QrCodeStory = {
  args: {
    text: 'https://oficio.example/negocios/ferreteria-belgrano',
    label: 'Página de Ferretería Belgrano',
    className: 'w-48',
  },
}
