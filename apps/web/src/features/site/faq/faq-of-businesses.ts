import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { FaqEntry, FaqFacts } from './faq-entry'

/** The questions of the page for shops. */
export const businessQuestions = (facts: FaqFacts): FaqEntry[] => [
  shopCharges(facts),
  planChanges,
  taking,
  room,
]

export const shopCharges = ({ businessBasicPerRubroArs }: FaqFacts): FaqEntry => ({
  id: 'pagar-negocio',
  question: 'Tengo un negocio: ¿cuándo pago?',
  answer: `Al terminar el registro elegís un plan, desde ${formatMoney(businessBasicPerRubroArs)} por mes, y lo autorizás en ${providerName}. Tu página se publica con el primer pago, y después se cobra el mismo día de cada mes hasta que la cancelás. No cobramos comisión por lo que vendés.`,
  links: [{ label: 'Ver los planes', href: `${paths.businessBenefits()}#planes` }],
})

const planChanges: FaqEntry = {
  id: 'cambiar-plan',
  question: '¿Puedo cambiar de plan, pausar o cancelar?',
  answer:
    'Sí, desde «Mis negocios» y sin llamar a nadie. Un plan más caro empieza con su primer cobro, y uno más barato cuando termina el mes que pagaste. Si cerrás por un tiempo, ponés la página en pausa y no se cobra. Si cancelás, tu página se ve hasta el final de lo pagado y lo que cargaste queda guardado.',
}

const taking: FaqEntry = {
  id: 'reclamar-pagina',
  question: '¿Y si mi negocio ya está en el sitio?',
  answer:
    'Algunas páginas se crearon a partir de datos públicos. Si encontrás la tuya, tocá «Reclamar esta página»: te mandamos un código al email que figura ahí, y pasa a ser tuya con las reseñas que tenga.',
  links: [{ label: 'Buscar mi negocio', href: paths.searchBusinesses() }],
}

const room: FaqEntry = {
  id: 'cuantos-rubros',
  question: '¿En cuántos rubros puedo aparecer?',
  answer: `En los que de verdad ofrecés. Con el plan Básico pagás por cada uno, el Premium incluye hasta ${limits.premiumRubros} y el Destacado, los que quieras. Al registrarte te proponemos el que corresponde a tu categoría.`,
}
