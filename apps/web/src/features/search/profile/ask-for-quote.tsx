import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { firstOfferPath } from '@oficio/contracts/service-requests/form-path'
import { LockKeyhole } from 'lucide-react'
import { ActionBar } from '@/components/layout/action-bar'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { RubroIcon } from '@/components/ui/rubro-icon'

const cardId = 'presupuesto'

/** Leads to the request form with the professional's only rubro, or offers a choice of rubros. */
export function AskForQuote({ profile }: { profile: PublicProfile }) {
  const { firstName, rubros } = profile
  const [soleRubro] = rubros
  if (!soleRubro) return null
  return (
    <Card className="scroll-mt-24 space-y-3" id={cardId}>
      <h2 className="text-xl">Pedir presupuesto</h2>
      <p className="text-muted-foreground">
        {profile.isAvailable
          ? `Se lo ofrecemos primero a ${firstName}, antes que a nadie. Sin costo y sin crear una cuenta.`
          : `${firstName} no toma trabajos por ahora: tu solicitud les llega a otros profesionales de la zona.`}
      </p>
      {rubros.length === 1 ? (
        <ButtonLink href={firstOfferPath(profile.id, soleRubro.id, profile)} block>
          Pedir presupuesto
        </ButtonLink>
      ) : (
        <>
          <p id="para-que" className="font-semibold">
            ¿Para qué lo necesitás?
          </p>
          <ul aria-labelledby="para-que" className="space-y-2">
            {rubros.map(({ id, name, icon }) => (
              <li key={id}>
                <ButtonLink
                  href={firstOfferPath(profile.id, id, profile)}
                  block
                  className="h-auto min-h-11 py-2 whitespace-normal"
                >
                  <RubroIcon name={icon} className="size-5 shrink-0" />
                  <span className="min-w-0 flex-1 text-left break-words">{name}</span>
                  <Icon name="chevron-right" className="size-5 shrink-0" />
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="flex gap-3 border-t pt-3 text-sm text-muted-foreground">
        <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
        Su teléfono y su dirección no son públicos: cuando pedís presupuesto, te contacta {firstName}.
      </p>
    </Card>
  )
}

/** The same on phones, always in sight. With several rubros it leads to the choice. */
export function QuoteBar({ profile }: { profile: PublicProfile }) {
  const { rubros } = profile
  const [soleRubro] = rubros
  if (!soleRubro) return null
  const href = rubros.length === 1 ? firstOfferPath(profile.id, soleRubro.id, profile) : `#${cardId}`
  return (
    <ActionBar>
      <p className="hidden grow text-sm text-muted-foreground min-[27rem]:block">
        Sin costo y sin crear una cuenta
      </p>
      <ButtonLink href={href} className="max-[27rem]:w-full">
        Pedir presupuesto
      </ButtonLink>
    </ActionBar>
  )
}
