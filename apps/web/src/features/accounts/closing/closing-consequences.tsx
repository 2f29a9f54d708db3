import type { ClosingView } from '@oficio/contracts/accounts/closing'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Card } from '@/components/ui/card'

interface ClosingConsequencesProps {
  closing: ClosingView
  /** How long what has a period of its own is kept. */
  keptDays: number
}

/** What happens to everything that is the account's, said before it does. */
export function ClosingConsequences({ closing, keptDays }: ClosingConsequencesProps) {
  return (
    <Card asChild>
      <section aria-labelledby="que-pasa" className="space-y-6">
        <div className="space-y-3">
          <h2 id="que-pasa" className="text-xl">
            Qué pasa
          </h2>
          <Points points={endsOf(closing)} />
        </div>
        <div className="space-y-3">
          <h3 className="text-lg">Qué se guarda</h3>
          <Points points={keptOf(closing, keptDays)} />
        </div>
      </section>
    </Card>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 break-words">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function endsOf(closing: ClosingView): string[] {
  const { liveRequests, leadsInCourse, isProfessional, hasSubscription, paidUntil, email } = closing
  return [
    'Se cierran todas tus sesiones, en todos tus dispositivos.',
    liveRequests > 0
      ? `${liveRequests === 1 ? 'Se cancela' : 'Se cancelan'} ${countOf(liveRequests, 'solicitud activa', 'solicitudes activas')} y se lo avisamos a los profesionales que tenían tus datos.`
      : 'Se borran los datos de tus solicitudes: nombre, teléfono, dirección, fotos y lo que escribiste.',
    ...(isProfessional
      ? [
          'Dejás de aparecer en las búsquedas y no te llegan más solicitudes. Se borran tu foto y tus documentos.',
        ]
      : []),
    ...(leadsInCourse > 0
      ? [
          `Dejás de ver los datos de contacto de ${countOf(leadsInCourse, 'cliente', 'clientes')} con trabajo en curso.`,
        ]
      : []),
    ...(hasSubscription ? ['Tu suscripción se cancela y no se te cobra más.'] : []),
    ...(paidUntil ? [`Perdés lo que queda del mes pagado, hasta el ${formatDate(paidUntil)}.`] : []),
    'Se borran tus avisos y tu forma de entrar. El email y el nombre de usuario quedan libres.',
    `Te mandamos una confirmación a ${email}.`,
  ]
}

const keptOf = ({ isProfessional }: ClosingView, keptDays: number): string[] => [
  'De tus pagos, lo que la ley obliga: importes, fechas y estados.',
  'Las reseñas que escribiste quedan publicadas, sin tu nombre.',
  `Los pedidos de arrepentimiento o de baja, y la dirección de la confirmación, por ${keptDays} días.`,
  ...(isProfessional
    ? [
        'Una marca cifrada de tu CUIT y tu teléfono, que no permite leerlos: sirve para que el período de prueba se use una sola vez.',
      ]
    : []),
]
