import { rubroList } from '@oficio/contracts/admin/rubros'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listRubrosForAdmin } from '@oficio/domain/admin/rubros/list-rubros-for-admin'
import { Plus } from 'lucide-react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { RubroList } from '@/features/admin/rubros/rubro-list'
import { head, page } from '@/server/page'

const title = panelMenu.adminRubros.label

export const metadata = head(pages.adminRubros, { title })

export default page(pages.adminRubros, async ({ ctx, actor, query }) => {
  const asked = readList(rubroList, await query())
  const found = await listRubrosForAdmin(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Lo que se puede pedir, cómo se llama y con qué palabras se encuentra."
        actions={
          <Button asChild>
            <Link href={paths.adminNewRubro()}>
              <Plus aria-hidden />
              Agregar un rubro
            </Link>
          </Button>
        }
      />
      <RubroList query={asked} page={found} />
    </Container>
  )
})
