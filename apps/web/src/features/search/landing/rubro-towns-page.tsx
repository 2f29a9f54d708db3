import { paths } from '@oficio/contracts/paths'
import type { RubroTowns } from '@oficio/contracts/search/landing'
import { rubroDrawing } from '@oficio/drawings/icons'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { rubroTrail, whatItIs } from './landing-words'
import { ProvinceLists } from './province-lists'

/** The page of a rubro: the towns where it has professionals, by province. */
export function RubroTownsPage({ towns: { rubro, provinces } }: { towns: RubroTowns }) {
  return (
    <PageFrame
      title={`${rubro.name}: profesionales por ciudad`}
      trail={rubroTrail(rubro)}
      description={whatItIs(rubro)}
      drawing={rubroDrawing(rubro.icon)}
      actions={
        <ButtonLink href={paths.serviceRequestForm(rubro.id)} variant="sol" size="lg">
          Pedir presupuesto
        </ButtonLink>
      }
    >
      {provinces.length === 0 ? (
        <Card>
          <p>
            Todavía no hay nadie de {rubro.name.toLowerCase()}. Si lo pedís igual, les avisamos a quienes se
            registren mientras tu solicitud esté abierta.
          </p>
        </Card>
      ) : (
        <ProvinceLists
          provinces={provinces}
          hrefOf={(town) => paths.rubroInTown(rubro.slug, town)}
          provinceHrefOf={(province) => paths.rubroInProvince(rubro.slug, province)}
        />
      )}
    </PageFrame>
  )
}
