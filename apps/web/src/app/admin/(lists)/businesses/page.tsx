import { businessList } from '@oficio/contracts/admin/businesses'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listBusinesses } from '@oficio/domain/admin/businesses/list-businesses'
import { getListChoices } from '@oficio/domain/admin/get-list-choices'
import { FileUp, Tags } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { BusinessList } from '@/features/admin/businesses/business-list'
import { head, page } from '@/server/page'

const title = panelMenu.adminBusinesses.label

export const metadata = head(pages.adminBusinesses, { title })

export default page(pages.adminBusinesses, async ({ ctx, actor, query }) => {
  const asked = readList(businessList, await query())
  const [found, { provincias }] = await Promise.all([
    listBusinesses(ctx, actor, asked),
    getListChoices(ctx, actor),
  ])
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Los que se registraron o se importaron, se vean o no."
        actions={
          <>
            <Button asChild variant="outline">
              <Link href={paths.adminBusinessTerms()}>
                <Tags aria-hidden />
                Categorías y etiquetas
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link href={paths.adminBusinessImports()}>
                <FileUp aria-hidden />
                Importar negocios
              </Link>
            </Button>
          </>
        }
      />
      <BusinessList query={asked} page={found} references={{ provinciaId: provincias }} />
    </Container>
  )
})
