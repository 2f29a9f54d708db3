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

/** Confirms a cancelled subscription and says until when it still works. */
export const subscriptionCancelled: Template<Props> = {
  subject: (_props, site) => `Cancelamos tu suscripción a ${site.name}`,
  preview: ({ worksUntil }) =>
    worksUntil === null
      ? 'No se hacen más cobros.'
      : `Funciona hasta el ${formatDate(worksUntil)} y no se hacen más cobros.`,
  reason: 'Te escribimos porque tu suscripción se canceló.',
  Body: ({ firstName, unitsText, isByProvider, worksUntil, manageUrl }) => (
    <>
      <Heading>Tu suscripción está cancelada</Heading>
      <Paragraph>
        {greeting(firstName)}{' '}
        {isByProvider
          ? `${providerName} dio de baja tu suscripción por ${unitsText}.`
          : `Cancelamos tu suscripción por ${unitsText}, como pediste.`}{' '}
        No se hacen más cobros.
      </Paragraph>
      {worksUntil === null ? null : (
        <Paragraph>
          Como ese mes ya está pago, sigue funcionando hasta el <strong>{formatDate(worksUntil)}</strong>.
        </Paragraph>
      )}
      <TextLink href={manageUrl}>Volver a suscribirme</TextLink>
    </>
  ),
  samples: [
    { ...sampleSubscription, isByProvider: false, worksUntil: inAMonth },
    { ...sampleSubscription, isByProvider: true, worksUntil: null },
  ],
}
