import { formatDate } from '@oficio/contracts/text/format-date'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { inAMonth, sampleSubscription } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['subscription-cancelled']

/** Says who ended it, and why. Only 'payer' means that the owner asked for it. */
function endText({ cancelReason, unitsText }: Props): string {
  switch (cancelReason) {
    case 'payer':
      return `Cancelamos tu suscripción por ${unitsText}, como pediste.`
    case 'admin':
      return `Nuestro equipo canceló tu suscripción por ${unitsText}.`
    case 'provider':
      return `Tu suscripción por ${unitsText} se dio de baja en ${providerName}.`
    case 'merged':
      return `Tu suscripción por ${unitsText} se canceló porque unimos esa página con otra del mismo negocio.`
    default:
      return `Tu suscripción por ${unitsText} se canceló.`
  }
}

/** Confirms a cancelled subscription and says until when it still works. */
export const subscriptionCancelled: Template<Props> = {
  subject: ({ cancelReason }, site) =>
    cancelReason === 'payer'
      ? `Cancelamos tu suscripción a ${site.name}`
      : `Se canceló tu suscripción a ${site.name}`,
  preview: ({ worksUntil }) =>
    worksUntil === null
      ? 'No se hacen más cobros.'
      : `Funciona hasta el ${formatDate(worksUntil)} y no se hacen más cobros.`,
  reason: 'Te escribimos porque tu suscripción se canceló.',
  Body: ({ site, ...props }) => (
    <>
      <Heading>Tu suscripción está cancelada</Heading>
      <Paragraph>
        {greeting(props.firstName)} {endText(props)} No se hacen más cobros.
      </Paragraph>
      {props.worksUntil === null ? null : (
        <Paragraph>
          Como ese mes ya está pago, sigue funcionando hasta el{' '}
          <strong>{formatDate(props.worksUntil)}</strong>.
        </Paragraph>
      )}
      {props.cancelReason === 'admin' ? (
        <Paragraph>Si no lo esperabas, escribinos a {site.supportEmail}.</Paragraph>
      ) : null}
      <TextLink href={props.manageUrl}>Volver a suscribirme</TextLink>
    </>
  ),
  samples: [
    { ...sampleSubscription, cancelReason: 'payer', worksUntil: inAMonth },
    { ...sampleSubscription, cancelReason: 'admin', worksUntil: inAMonth },
    { ...sampleSubscription, cancelReason: 'provider', worksUntil: null },
    { ...sampleSubscription, unitsText: 'el plan de tu negocio', cancelReason: 'merged', worksUntil: null },
  ],
}
