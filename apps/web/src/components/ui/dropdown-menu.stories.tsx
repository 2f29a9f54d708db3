import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu'

export default { component: DropdownMenu, title: 'components/ui/DropdownMenu' } satisfies Meta

type DropdownMenuStory = Story<typeof DropdownMenu>

export const Open: DropdownMenuStory = {
  render: () => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Mi cuenta</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>ana@correo.example</DropdownMenuLabel>
        <DropdownMenuItem>Mis solicitudes</DropdownMenuItem>
        <DropdownMenuItem disabled>Mis negocios</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuChoice
          label="Tema"
          value="light"
          choices={[
            ['light', 'Claro'],
            ['dark', 'Oscuro'],
          ]}
        />
        <DropdownMenuSeparator />
        <DropdownMenuItem>Salir</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  parameters: { clicks: ['Mi cuenta'] },
}
