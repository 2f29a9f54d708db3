import { adDaysText } from '@oficio/contracts/advertising/days-text'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['ad-approved']

/** Tells an advertiser that the banner of a booking was approved. */
export const adApproved: Template<Props> = {
  subject: () => 'Aprobamos tu banner',
  preview: (props) => `${props.spaceName}, ${adDaysText(props)}.`,
  drawing: () => 'approved',
  reason: 'Te escribimos porque reservaste un espacio de publicidad con tu cuenta.',
  Body: ({ bookingUrl, ...booking }) => (
    <>
      <Heading>Tu banner está aprobado</Heading>
      <Paragraph>
        Se muestra solo en {booking.spaceName}, {adDaysText(booking)}.
      </Paragraph>
      <Paragraph>En la página de tu reserva ves, día por día, cuántas veces se vio y se tocó.</Paragraph>
      <ActionButton href={bookingUrl}>Ver mi reserva</ActionButton>
    </>
  ),
  samples: [
    {
      spaceName: 'Portada, recuadro, lugar 2',
      startDate: '2026-12-01',
      endDate: '2026-12-10',
      bookingUrl: sampleUrl('/publicidad/mis-reservas/0193d1c4-7a54-7c3e-9f5a-2a1b3c4d5e6f'),
    },
  ],
}
