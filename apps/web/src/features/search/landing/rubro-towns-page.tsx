import { paths } from '@oficio/contracts/paths'
import type { RubroTowns } from '@oficio/contracts/search/landing'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { rubroTrail, whatItIs } from './landing-words'
import { ProvinceLists } from './province-lists'

/** Where a rubro has somebody. */
export function RubroTownsPage({ towns: { rubro, provinces } }: { towns: RubroTowns }) {
  return (
    <Container className="pb-16">
      <PageHeader
        title={`${rubro.name}: profesionales por ciudad`}
        above={<Breadcrumb items={rubroTrail(rubro)} />}
        description={whatItIs(rubro)}
        actions={
          <Button asChild variant="sol" size="lg">
            <Link href={paths.serviceRequestForm(rubro.id)}>Pedir presupuesto</Link>
          </Button>
        }
      />
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
    </Container>
  )
}
