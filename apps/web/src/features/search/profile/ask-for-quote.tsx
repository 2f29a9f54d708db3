import { type PublicProfile, quotePath } from '@oficio/contracts/search/public-profile'
import { ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
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
          : `${profile.firstName} no toma trabajos por ahora: tu solicitud les llega a otros profesionales de la zona.`}
      </p>
      {rubros.length === 1 ? (
        <Button asChild block>
          <Link href={quotePath(profile, only.id)}>Pedir presupuesto</Link>
        </Button>
      ) : (
        <>
          <p id="presupuesto" className="font-semibold">
            ¿Para qué lo necesitás?
          </p>
          <ul aria-labelledby="presupuesto" className="space-y-2">
            {rubros.map(({ id, name, icon }) => (
              <li key={id}>
                <Button asChild block className="h-auto min-h-11 py-2 whitespace-normal">
                  <Link href={quotePath(profile, id)}>
                    <RubroIcon name={icon} className="size-5 shrink-0" />
                    <span className="min-w-0 flex-1 text-left break-words">{name}</span>
                    <ChevronRight aria-hidden className="size-5 shrink-0" />
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
