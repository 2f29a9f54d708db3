import { type PublicProfile, quotePath } from '@oficio/contracts/search/public-profile'
import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { RubroIcon } from '@/components/ui/rubro-icon'

/** The way to the form of a request: with the only rubro, or by the one that is needed. */
export function AskForQuote({ profile }: { profile: PublicProfile }) {
  const { rubros } = profile
  const [only] = rubros
  if (!only) return null
  return (
    <Card className="space-y-3">
      <h2 className="text-xl">Pedir presupuesto</h2>
      <p className="text-muted-foreground">
        {profile.isAvailable
          ? `Se lo ofrecemos primero a ${profile.firstName}, antes que a nadie. Sin costo y sin crear una cuenta.`
          : `${profile.firstName} no toma trabajos por ahora: tu pedido les llega a otros profesionales de la zona.`}
      </p>
      {rubros.length === 1 ? (
        <Button asChild block>
          <Link href={quotePath(profile, only.id)}>Pedir presupuesto</Link>
        </Button>
      ) : (
        <ul aria-label="¿Para qué lo necesitás?" className="divide-y">
          {rubros.map(({ id, name, icon }) => (
            <li key={id}>
              <Link
                href={quotePath(profile, id)}
                className="flex min-h-12 items-center gap-3 py-2 font-semibold text-primary underline-offset-4 hover:underline"
              >
                <RubroIcon name={icon} className="size-5 shrink-0" />
                <span className="min-w-0 flex-1 break-words">{name}</span>
                <ChevronRight aria-hidden className="size-5 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
