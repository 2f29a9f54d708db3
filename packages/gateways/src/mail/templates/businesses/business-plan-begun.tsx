import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['business-plan-begun']

/** Tells the owner of a business that the new plan began with this charge. */
export const businessPlanBegun: Template<Props> = {
  subject: ({ planName }) => `Empezó el plan ${planName} de tu negocio`,
  preview: () => 'El cambio que elegiste vale desde este cobro.',
  drawing: () => 'paymentReceived',
  reason: 'Te escribimos porque empezó el plan que elegiste para un negocio de tu cuenta.',
  Body: ({ businessName, planName, rubros, monthlyPriceArs, planUrl }) => (
    <>
      <Heading>Empezó el plan {planName}</Heading>
      <Paragraph>El cambio que elegiste para {businessName} vale desde este cobro:</Paragraph>
      <Panel>
        <p style={panelTitleStyle}>Plan {planName}</p>
        <p style={panelTextStyle}>
          Con {countOf(rubros, 'rubro', 'rubros')}
          {monthlyPriceArs === null ? '.' : `, ${formatMoney(monthlyPriceArs)} por mes.`}
        </p>
      </Panel>
      <ActionButton href={planUrl}>Ver el plan</ActionButton>
    </>
  ),
  samples: [
    {
      businessName: 'Café Pichincha',
      planName: 'Destacado',
      rubros: 2,
      monthlyPriceArs: 45_000,
      planUrl: sampleUrl('/user/businesses/1/plan'),
    },
    {
      businessName: 'Café Pichincha',
      planName: 'Básico',
      rubros: 1,
      monthlyPriceArs: null,
      planUrl: sampleUrl('/user/businesses/1/plan'),
    },
  ],
}
