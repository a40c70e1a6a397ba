import { isValidElement, useState, type ReactNode } from 'react'
import { createRoutesFromElements, matchRoutes, Route, useLocation, useRoutes } from 'react-router-dom'
import { lateScreen, type LateScreen } from './late-screen'
import { AccountPart, ShopPart } from './parts'

const NotFoundScreen = lateScreen(async () => (await import('./shell/not-found-screen')).NotFoundScreen)
const OrderingPart = lateScreen(async () => (await import('./late-parts')).OrderingPart)
const ToolsPart = lateScreen(async () => (await import('./late-parts')).ToolsPart)
const MainLayout = lateScreen(async () => (await import('./layouts/main-layout')).MainLayout)
const PlainLayout = lateScreen(async () => (await import('./layouts/plain-layout')).PlainLayout)
const DashboardScreen = lateScreen(async () => (await import('./shell/dashboard-screen')).DashboardScreen)
const CatalogsScreen = lateScreen(async () => (await import('./shell/catalogs-screen')).CatalogsScreen)
const ProductListScreen = lateScreen(async () => (await import('./catalogue/product-list-screen')).ProductListScreen)
const CategoryBrowseScreen = lateScreen(
  async () => (await import('./catalogue/category-browse-screen')).CategoryBrowseScreen,
)
const BrowseScreen = lateScreen(async () => (await import('./catalogue/guest-browse-screen')).BrowseScreen)
const ProductDetailScreen = lateScreen(
  async () => (await import('./catalogue/product-detail-screen')).ProductDetailScreen,
)
const CartScreen = lateScreen(async () => (await import('./ordering/cart-screen')).CartScreen)
const OrderPadScreen = lateScreen(async () => (await import('./ordering/order-pad-screen')).OrderPadScreen)
const CheckoutScreen = lateScreen(async () => (await import('./ordering/checkout-screen')).CheckoutScreen)
const OrderSuccessScreen = lateScreen(async () => (await import('./ordering/order-success-screen')).OrderSuccessScreen)
const ListsScreen = lateScreen(async () => (await import('./ordering/lists-screen')).ListsScreen)
const ListScreen = lateScreen(async () => (await import('./ordering/list-screen')).ListScreen)
const OrderLinkScreen = lateScreen(async () => (await import('./ordering/order-link-screen')).OrderLinkScreen)
const PartNumbersScreen = lateScreen(async () => (await import('./ordering/part-numbers-screen')).PartNumbersScreen)
const DeskScreen = lateScreen(async () => (await import('./ordering/desk-screen')).DeskScreen)
const OrderListScreen = lateScreen(async () => (await import('./ordering/order-list-screen')).OrderListScreen)
const OrderDetailScreen = lateScreen(async () => (await import('./ordering/order-detail-screen')).OrderDetailScreen)

const RegistrationScreen = lateScreen(async () => (await import('./account/registration-screen')).RegistrationScreen)
const ForgotPasswordScreen = lateScreen(
  async () => (await import('./account/forgot-password-screen')).ForgotPasswordScreen,
)
const ProfileScreen = lateScreen(async () => (await import('./account/profile-screen')).ProfileScreen)
const AboutUsScreen = lateScreen(async () => (await import('./account/about-us-screen')).AboutUsScreen)
const PublicAboutUsScreen = lateScreen(
  async () => (await import('./account/public-about-us-screen')).PublicAboutUsScreen,
)

/** All screens but the login: their table comes with what they have in common. */
const table = createRoutesFromElements(
  <>
    <Route element={<AccountPart />}>
      <Route path="/register/:manufacturerCode?" element={<RegistrationScreen />} />
      <Route path="/forgot-password/:manufacturerCode?" element={<ForgotPasswordScreen />} />
      <Route path="/about-us/:manufacturerCode" element={<PublicAboutUsScreen />} />
    </Route>
    <Route
      element={
        <ShopPart>
          <MainLayout />
        </ShopPart>
      }
    >
      <Route path="/dashboard" element={<DashboardScreen />} />
      <Route path="/products" element={<ProductListScreen />} />
      <Route path="/category/:categoryId?" element={<CategoryBrowseScreen />} />
      <Route path="/browse/:manufacturerCode" element={<BrowseScreen />} />
    </Route>
    <Route
      element={
        <ShopPart>
          <PlainLayout />
        </ShopPart>
      }
    >
      <Route path="/products/:productId" element={<ProductDetailScreen />} />
      <Route element={<OrderingPart />}>
        <Route path="/cart" element={<CartScreen />} />
        <Route path="/checkout" element={<CheckoutScreen />} />
        <Route path="/order-success" element={<OrderSuccessScreen />} />
        <Route path="/orders" element={<OrderListScreen />} />
        <Route path="/orders/:orderId" element={<OrderDetailScreen />} />
      </Route>
      <Route element={<ToolsPart />}>
        <Route path="/order-pad" element={<OrderPadScreen />} />
        <Route path="/desk" element={<DeskScreen />} />
        <Route path="/lists" element={<ListsScreen />} />
        <Route path="/lists/:listId" element={<ListScreen />} />
        <Route path="/order-link" element={<OrderLinkScreen />} />
        <Route path="/part-numbers" element={<PartNumbersScreen />} />
      </Route>
      <Route path="/catalogs" element={<CatalogsScreen />} />
      <Route element={<AccountPart isInside />}>
        <Route path="/profile" element={<ProfileScreen />} />
        <Route path="/about-us" element={<AboutUsScreen />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFoundScreen />} />
  </>,
)

const codeOf = (node: ReactNode): readonly LateScreen['prepare'][] => {
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return []
  const inside = codeOf(node.props.children)
  return typeof node.type !== 'string' && 'prepare' in node.type
    ? [(node.type as LateScreen).prepare, ...inside]
    : inside
}
/** Fetches the code of what stands at an address, all of it at once: layout and screen. */
export const prepareScreens = (pathname: string): void => {
  for (const { route } of matchRoutes(table, pathname) ?? [])
    for (const prepare of codeOf(route.element)) void prepare()
}

/** The screen of the present address. */
export const Screens = () => {
  const { pathname } = useLocation()
  useState(() => prepareScreens(pathname))
  return useRoutes(table)
}
