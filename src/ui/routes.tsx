import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AccountPart, ShopPart } from './parts'

const NotFoundScreen = lazy(async () => ({ default: (await import('./shell/not-found-screen')).NotFoundScreen }))
const OrderingPart = lazy(async () => ({ default: (await import('./late-parts')).OrderingPart }))
const ToolsPart = lazy(async () => ({ default: (await import('./late-parts')).ToolsPart }))
const MainLayout = lazy(async () => ({ default: (await import('./layouts/main-layout')).MainLayout }))
const PlainLayout = lazy(async () => ({ default: (await import('./layouts/plain-layout')).PlainLayout }))
const DashboardScreen = lazy(async () => ({ default: (await import('./shell/dashboard-screen')).DashboardScreen }))
const CatalogsScreen = lazy(async () => ({ default: (await import('./shell/catalogs-screen')).CatalogsScreen }))
const ProductListScreen = lazy(async () => ({
  default: (await import('./catalogue/product-list-screen')).ProductListScreen,
}))
const CategoryBrowseScreen = lazy(async () => ({
  default: (await import('./catalogue/category-browse-screen')).CategoryBrowseScreen,
}))
const BrowseScreen = lazy(async () => ({ default: (await import('./catalogue/guest-browse-screen')).BrowseScreen }))
const ProductDetailScreen = lazy(async () => ({
  default: (await import('./catalogue/product-detail-screen')).ProductDetailScreen,
}))
const CartScreen = lazy(async () => ({ default: (await import('./ordering/cart-screen')).CartScreen }))
const OrderPadScreen = lazy(async () => ({ default: (await import('./ordering/order-pad-screen')).OrderPadScreen }))
const CheckoutScreen = lazy(async () => ({ default: (await import('./ordering/checkout-screen')).CheckoutScreen }))
const OrderSuccessScreen = lazy(async () => ({
  default: (await import('./ordering/order-success-screen')).OrderSuccessScreen,
}))
const ListsScreen = lazy(async () => ({ default: (await import('./ordering/lists-screen')).ListsScreen }))
const ListScreen = lazy(async () => ({ default: (await import('./ordering/list-screen')).ListScreen }))
const OrderLinkScreen = lazy(async () => ({ default: (await import('./ordering/order-link-screen')).OrderLinkScreen }))
const PartNumbersScreen = lazy(async () => ({
  default: (await import('./ordering/part-numbers-screen')).PartNumbersScreen,
}))
const DeskScreen = lazy(async () => ({ default: (await import('./ordering/desk-screen')).DeskScreen }))
const OrderListScreen = lazy(async () => ({ default: (await import('./ordering/order-list-screen')).OrderListScreen }))
const OrderDetailScreen = lazy(async () => ({
  default: (await import('./ordering/order-detail-screen')).OrderDetailScreen,
}))

const RegistrationScreen = lazy(async () => ({
  default: (await import('./account/registration-screen')).RegistrationScreen,
}))
const ForgotPasswordScreen = lazy(async () => ({
  default: (await import('./account/forgot-password-screen')).ForgotPasswordScreen,
}))
const ProfileScreen = lazy(async () => ({ default: (await import('./account/profile-screen')).ProfileScreen }))
const AboutUsScreen = lazy(async () => ({ default: (await import('./account/about-us-screen')).AboutUsScreen }))
const PublicAboutUsScreen = lazy(async () => ({
  default: (await import('./account/public-about-us-screen')).PublicAboutUsScreen,
}))

/** All screens but the login: their table comes with what they have in common. */
export const Screens = () => (
  <Routes>
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
      </Route>
      <Route path="/part-numbers" element={<PartNumbersScreen />} />
      <Route path="/catalogs" element={<CatalogsScreen />} />
      <Route element={<AccountPart />}>
        <Route path="/profile" element={<ProfileScreen />} />
        <Route path="/about-us" element={<AboutUsScreen />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
)
