import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { FaqEntry, FaqFacts } from './faq-entry'

export const joining = ({ verificationFeeArs, trialLeads }: FaqFacts): FaqEntry => ({
  id: 'registro-profesional',
  question: '¿Cómo me registro como profesional?',
  answer: `Completás tus datos, tu CUIT o CUIL, tus rubros y hasta dónde trabajás, y pagás ${formatMoney(verificationFeeArs)} por única vez para verificar la cuenta. Después la revisa nuestro equipo y te avisamos por email.${
    trialLeads > 0
      ? ` Con la cuenta aprobada empezás con ${countOf(trialLeads, 'contacto gratis', 'contactos gratis')}, sin límite de tiempo.`
      : ''
  }`,
  links: [
    { label: 'Registrarme como profesional', href: paths.registerProfessional() },
    { label: 'Ver los beneficios', href: paths.benefits() },
  ],
})

export const charges = (facts: FaqFacts): FaqEntry => {
  const { verificationFeeArs, trialLeads, monthlyPricePerRubroArs } = facts
  const trial =
    trialLeads > 0
      ? `Los primeros ${countOf(trialLeads, 'contacto es gratis', 'contactos son gratis')}. `
      : ''
  return {
    id: 'cuando-pago',
    question: 'Soy profesional: ¿cuándo pago?',
    answer: `Al registrarte, ${formatMoney(verificationFeeArs)} por única vez. ${trial}Para ver más contactos te suscribís cuando quieras: son ${formatMoney(monthlyPricePerRubroArs)} por mes por cada rubro, que ${providerName} cobra el mismo día de cada mes hasta que la cancelás. No cobramos por contacto ni comisión por el trabajo.`,
    links: [{ label: 'Ver los beneficios', href: paths.benefits() }],
  }
}

export const rubros = ({ monthlyPricePerRubroArs }: FaqFacts): FaqEntry => ({
  id: 'agregar-rubros',
  question: '¿Cómo agrego o quito rubros?',
  answer: `Desde tu cuenta, en «Gestionar Rubros». La suscripción cuesta ${formatMoney(monthlyPricePerRubroArs)} por mes por cada rubro: antes de confirmar ves cuánto pasás a pagar, y el cambio vale desde el próximo cobro.`,
})
