'use client'

import { countOf } from '@oficio/contracts/text/count-of'
import { Card } from '@/components/ui/card'
import { RenewCodes } from './renew-codes'

interface CodesCardProps {
  codesLeft: number
  onRenewed: (codes: string[]) => void
}

/** How many recovery codes are left. */
export function CodesCard({ codesLeft, onRenewed }: CodesCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby="codigos" className="space-y-5">
        <h2 id="codigos" className="text-xl">
          Códigos de recuperación
        </h2>
        <p>
          Te {codesLeft === 1 ? 'queda' : 'quedan'} {countOf(codesLeft, 'código', 'códigos')} sin usar.
        </p>
        <RenewCodes onRenewed={onRenewed} />
      </section>
    </Card>
  )
}
