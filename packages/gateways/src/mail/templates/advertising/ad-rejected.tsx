import { adDaysText } from '@oficio/contracts/advertising/days-text'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['ad-rejected']

/** Tells an advertiser that the banner was rejected, why, and that the payment is refunded. */
export const adRejected: Template<Props> = {
  subject: () => 'No aceptamos tu banner',
  preview: () => 'Te contamos el motivo, y pedimos que te devuelvan todo lo que pagaste.',
  reason: 'Te escribimos porque reservaste un espacio de publicidad con tu cuenta.',
  Body: ({ bookingUrl, reason, site, ...booking }) => (
    <>
      <Heading>No aceptamos tu banner</Heading>
      <Paragraph>
        Era para {booking.spaceName}, {adDaysText(booking)}.
      </Paragraph>
      <Paragraph>Motivo: {reason}</Paragraph>
      <Paragraph>
        Le pedimos a {providerName} que te devuelva todo lo que pagaste, y te avisamos cuando esté hecho. Si
        creés que es un error, escribinos a {site.supportEmail} y lo revisamos.
      </Paragraph>
      <ActionButton href={bookingUrl}>Ver mi reserva</ActionButton>
    </>
  ),
  samples: [
    {
      spaceName: 'Portada, recuadro, lugar 2',
      startDate: '2026-12-01',
      endDate: '2026-12-10',
      reason: 'La imagen promete precios que la página no tiene.',
      bookingUrl: sampleUrl('/publicidad/mis-reservas/0193d1c4-7a54-7c3e-9f5a-2a1b3c4d5e6f'),
    },
  ],
}
