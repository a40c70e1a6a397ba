import {
  BookOpen,
  ClipboardList,
  House,
  Info,
  LayoutGrid,
  ListChecks,
  NotebookPen,
  Package,
  Tags,
  User,
} from 'lucide-react'

/** The sign of each place of a menu. */
export const placeIcons = {
  '/dashboard': House,
  '/desk': LayoutGrid,
  '/products': Package,
  '/order-pad': NotebookPen,
  '/orders': ClipboardList,
  '/catalogs': BookOpen,
  '/about-us': Info,
  '/profile': User,
  '/lists': ListChecks,
  '/part-numbers': Tags,
} as const
