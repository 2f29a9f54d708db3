import type { ClosingView } from '@oficio/contracts/accounts/closing'
import { Card } from '@/components/ui/card'

/** Tells the owner, before the account is closed, which data is deleted and which is kept. */
export function ClosingConsequences({ ends, keeps }: Pick<ClosingView, 'ends' | 'keeps'>) {
  return (
    <Card asChild>
      <section aria-labelledby="que-pasa" className="space-y-6">
        <div className="space-y-3">
          <h2 id="que-pasa" className="text-xl">
            Qué pasa
          </h2>
          <Points points={ends} />
        </div>
        <div className="space-y-3">
          <h3 className="text-lg">Qué se guarda</h3>
          <Points points={keeps} />
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
