import { at, box, circle, type Drawing, ground, line, paper, petrol, shade, sun } from '../hand/pen'
import { wrench } from '../hand/props'

const wheel = (x: number, y: number) =>
  petrol(circle(x, y, 38)) +
  shade(circle(x, y, 32)) +
  line(
    [0, 45, 90, 135]
      .map((angle) => {
        const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * 32, Math.sin((angle * Math.PI) / 180) * 32].map(
          Math.round,
        )
        return `M${x - (dx ?? 0)} ${y - (dy ?? 0)}L${x + (dx ?? 0)} ${y + (dy ?? 0)}`
      })
      .join(''),
  ) +
  paper(circle(x, y, 5))

/** A bicycle with a basket in front of a wall of tools. */
export const bikes: Drawing = {
  scene: [
    ground(),
    line('M40 34h96M56 34v8M84 34v8M112 34v8'),
    wrench(56, 60, 30, 0, paper),
    line('M84 42v38'),
    paper(box(79, 42, 10, 18, 3)),
    line('M112 42a14 14 0 1 0 .1 0ZM112 50v6M112 62v6'),
    wheel(110, 176),
    wheel(266, 176),
    sun('M110 172l34-62h96l2 8-54 60-8-2 46-56h-78l-30 56 70 0v8h-80Z'),
    line('M146 116l38 62'),
    paper('M140 112l-6-20h8l8 26 40 56-8 6Z'),
    petrol('M116 92c0-10 14-10 34-8 14 1 14 10 0 10h-28c-4 0-6 0-6-2Z'),
    paper('M262 176 238 92h9l25 82Z'),
    line('M240 94l-4-20M222 70c8 2 22 8 36 0'),
    paper(circle(184, 178, 14)),
    line('M184 178l10 20M188 198h14M184 178l-10-20'),
    paper('M254 84h60l-8 46h-44Z'),
    line('M258 98h52M260 112h48M272 84l4 46M296 84l-4 46'),
    at(30, 214, [paper('M-10 0v-10h24V0Z'), line('M2-10v-60M-8-70h20'), petrol(box(-4, -64, 12, 40, 3))]),
  ],
  mark: [
    paper(circle(11, 32, 8.5) + circle(37, 32, 8.5)),
    line('M11 32l7-15h15M18 17l6 15M24 32l9-15M33 17l4 15M11 32h13M31 9h-4M33 17l-2-8h5'),
    sun('M12 14c0-3 4-3 8-2.500 4 .3 4 3.500 0 3.500h-6c-1.500 0-2 0-2-1Z'),
  ],
}
