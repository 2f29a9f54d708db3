import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['access-changed']

const says: Record<Props['decision'], { title: string; text: string }> = {
  'made-admin': {
    title: 'Te sumamos a la administración',
    text: 'Desde ahora entrás al panel: ves los datos de clientes y profesionales, y todo lo que decidas queda registrado con tu nombre.',
  },
  'admin-taken': {
    title: 'Tu cuenta ya no es de administración',
    text: 'Desde ahora es la de un cliente: seguís entrando con el mismo email, sin el panel.',
  },
  suspended: {
    title: 'Suspendimos tu cuenta',
    text: 'Se cerraron todas tus sesiones y por ahora no podés entrar. Lo que ya habías pedido sigue como estaba, y lo ves con los enlaces de tus emails.',
  },
  reinstated: {
    title: 'Ya podés volver a entrar a tu cuenta',
    text: 'La habilitamos de nuevo: entrás como antes.',
  },
}

/** Tells the owner of an account that an admin changed its role, suspended it or reinstated it, and why. */
export const accessChanged: Template<Props> = {
  subject: ({ decision }) => says[decision].title,
  preview: () => 'Te contamos qué cambia y por qué.',
  reason: 'Te escribimos porque nuestro equipo decidió algo sobre tu cuenta.',
  Body: ({ firstName, decision, reason, url, site }) => {
    const { title, text } = says[decision]
    return (
      <>
        <Heading>{title}</Heading>
        <Paragraph>
          {greeting(firstName)} {text}
        </Paragraph>
        <Paragraph>Motivo: {reason}</Paragraph>
        {decision === 'made-admin' || decision === 'reinstated' ? null : (
          <Paragraph>Si creés que es un error, escribinos a {site.supportEmail}.</Paragraph>
        )}
        <ActionButton href={url} look="outline">
          {decision === 'suspended' ? 'Ver los términos' : 'Entrar'}
        </ActionButton>
      </>
    )
  },
  samples: (['made-admin', 'admin-taken', 'suspended', 'reinstated'] as const).map((decision, index) => ({
    decision,
    firstName: index % 2 === 0 ? 'Lucía' : null,
    reason: 'Lo acordamos con el equipo.',
    url: sampleUrl(decision === 'suspended' ? '/terminos-y-condiciones' : '/login'),
  })),
}
