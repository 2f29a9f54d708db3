import { adDaysText } from '@oficio/contracts/advertising/days-text'
import { formatDayOfMonth } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['ad-booked']

/** Confirms a paid advertising booking and asks for its banner. */
export const adBooked: Template<Props> = {
  subject: () => 'Reservaste tu espacio de publicidad: falta tu banner',
  preview: (props) => `${props.spaceName}, ${adDaysText(props)}. Falta tu banner.`,
  drawing: () => 'paymentReceived',
  reason: 'Te escribimos porque reservaste un espacio de publicidad con tu cuenta.',
  Body: ({ bookingUrl, ...booking }) => (
    <>
      <Heading>Los días son tuyos</Heading>
      <Paragraph>
        Reservaste {booking.spaceName}, {adDaysText(booking)}.
      </Paragraph>
      <Paragraph>
        Ahora subí tu banner. Lo miramos antes de mostrarlo, así que conviene que llegue antes del{' '}
        {formatDayOfMonth(`${booking.startDate}T12:00:00Z`)}.
      </Paragraph>
      <Paragraph>Hasta ese día podés cancelar, y te devolvemos todo lo que pagaste.</Paragraph>
      <ActionButton href={bookingUrl}>Subir mi banner</ActionButton>
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
