import { lawButtons, lawPeriods } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import type { LegalSection } from '../legal-section'

/** The part of the terms about withdrawal, cancellation and closing an account. */
export const termination: LegalSection = {
  id: 'arrepentimiento-y-baja',
  title: 'Terminación: arrepentimiento y baja',
  Body: () => (
    <>
      <h3>Si te arrepentís</h3>
      <p>
        Podés revocar lo que contrataste en el sitio dentro de los {lawPeriods.withdrawalDays} días corridos,
        sin costo y sin dar explicaciones (Ley 24.240, artículo 34; Código Civil y Comercial, artículo 1110).
        Usá el <Link href={paths.withdrawal()}>{lawButtons.withdrawal}</Link>: no hace falta una cuenta, te
        damos un código en el momento y te respondemos dentro de las {limits.consumerRequestHours} horas.
        Devolvemos lo que pagaste.
      </p>
      <p>
        Si lo que pagaste ya se cumplió por completo (por ejemplo, pediste una urgencia y te contactaron a
        tiempo), vemos el caso y te respondemos por escrito. Eso no cambia lo que la ley te reconoce.
      </p>
      <h3>Si cancelás la suscripción</h3>
      <p>
        Podés hacerlo cuando quieras, sin costo, desde tu cuenta o con el{' '}
        <Link href={paths.cancellation()}>{lawButtons.cancellation}</Link>. No se te cobra más, y lo que ya
        pagaste sigue funcionando hasta que termina ese mes.
      </p>
      <h3>Si cerrás tu cuenta</h3>
      <p>
        Pedilo con el mismo botón. Borramos tus datos personales y guardamos solo lo que la ley nos obliga,
        como los pagos. Una solicitud se cancela desde su página de seguimiento, sin cerrar nada más.
      </p>
      <h3>Si la suspendemos nosotros</h3>
      <p>
        Podemos suspender o cerrar una cuenta que incumple este contrato, que usa mal los datos de otras
        personas o que recibe quejas serias y comprobadas. Te decimos el motivo y podés responder.
      </p>
    </>
  ),
}
