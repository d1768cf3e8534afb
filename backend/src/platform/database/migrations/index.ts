import { LogIdentity1764070000000 } from './1764070000000-log-identity.js';
import { FormerCategorySlugs1764080000000 } from './1764080000000-former-category-slugs.js';
import { Timelines1763805000000 } from './1763805000000-timelines.js';
import { Initial1763640000000 } from './1763640000000-initial.js';
import { Discounts1763730000000 } from './1763730000000-discounts.js';
import { Accounts1763731000000 } from './1763731000000-accounts.js';
import { BackOffice1763732000000 } from './1763732000000-back-office.js';
import { Renewals1763733000000 } from './1763733000000-renewals.js';
import { Withdrawals1763734000000 } from './1763734000000-withdrawals.js';
import { SecondTries1763735000000 } from './1763735000000-second-tries.js';
import { RefundsByHand1763736000000 } from './1763736000000-refunds-by-hand.js';
import { CustomerHolds1763737000000 } from './1763737000000-customer-holds.js';
import { WithdrawnOrders1763740000000 } from './1763740000000-withdrawn-orders.js';
import { CancelledPlans1763741000000 } from './1763741000000-cancelled-plans.js';
import { HoldLimits1763743000000 } from './1763743000000-hold-limits.js';
import { FirstOrderClaims1763743000001 } from './1763743000001-first-order-claims.js';
import { CheckoutsByShopper1763744000000 } from './1763744000000-checkouts-by-shopper.js';
import { LoginChallenges1763745000000 } from './1763745000000-login-challenges.js';
import { Erasures1763745100000 } from './1763745100000-erasures.js';
import { SingleFirstSentences1763746000000 } from './1763746000000-single-first-sentences.js';
import { ExactCheckpoints1763747000000 } from './1763747000000-exact-checkpoints.js';
import { FormerSlugs1763748000000 } from './1763748000000-former-slugs.js';
import { SkippedEvents1763750000000 } from './1763750000000-skipped-events.js';
import { ExternalRefunds1763760000000 } from './1763760000000-external-refunds.js';
import { Disputes1763761000000 } from './1763761000000-disputes.js';
import { LogbookEntries1763780000000 } from './1763780000000-logbook-entries.js';
import { PolicyReports1763790000000 } from './1763790000000-policy-reports.js';
import { StaffInvitations1763830000000 } from './1763830000000-staff-invitations.js';
import { StaffRoles1763820000000 } from './1763820000000-staff-roles.js';
import { Chargebacks1763800000000 } from './1763800000000-chargebacks.js';
import { CheckoutMethods1763800000001 } from './1763800000001-checkout-methods.js';
import { PaidWith1763800000002 } from './1763800000002-paid-with.js';
import { AppendOnlyLogs1763810000001 } from './1763810000001-append-only-logs.js';
import { ActsOfStaff1763850000000 } from './1763850000000-acts-of-staff.js';
import { ImmutableLogbook1763850000001 } from './1763850000001-immutable-logbook.js';
import { DevicesOfCustomers1763850000002 } from './1763850000002-devices-of-customers.js';
import { ConfirmedWithdrawals1763770000000 } from './1763770000000-confirmed-withdrawals.js';
import { StaffFactors1763840000000 } from './1763840000000-staff-factors.js';
import { InitialPasswords1763860000000 } from './1763860000000-initial-passwords.js';
import { ApiAdvancesSequences1763862000000 } from './1763862000000-api-advances-sequences.js';
import { FailedDashboardRefunds1763863000000 } from './1763863000000-failed-dashboard-refunds.js';
import { WiderNetworksOfCheckouts1764030000000 } from './1764030000000-wider-networks-of-checkouts.js';
import { RowsNameTheirContact1764040000000 } from './1764040000000-rows-name-their-contact.js';
import { ProvenCustomerSessions1763861000000 } from './1763861000000-proven-customer-sessions.js';
import { MoneyOfReturns1764010000000 } from './1764010000000-money-of-returns.js';
import { RefundTallies1764010000001 } from './1764010000001-refund-tallies.js';
import { DrawnOrderNumbers1764020000000 } from './1764020000000-drawn-order-numbers.js';
import { FirstVisits1764020000001 } from './1764020000001-first-visits.js';
import { RepeatedBaskets1764100000000 } from './1764100000000-repeated-baskets.js';
import { WorkOfWithdrawals1764200000000 } from './1764200000000-work-of-withdrawals.js';
import { WorkOfUnmatchedPayments1764200000001 } from './1764200000001-work-of-unmatched-payments.js';
import { FoodFacts1764300000000 } from './1764300000000-food-facts.js';
import { Vat1764305000000 } from './1764305000000-vat.js';
import { ClaimDecisions1764305001000 } from './1764305001000-claim-decisions.js';
import { InvoiceBuyers1764310000000 } from './1764310000000-invoice-buyers.js';
import { InvoiceList1764310000001 } from './1764310000001-invoice-list.js';
import { InvoiceFiles1764310000002 } from './1764310000002-invoice-files.js';
import { Consents1764410000001 } from './1764410000001-consents.js';
import { LegalTexts1764410000000 } from './1764410000000-legal-texts.js';
import { Lots1764420000000 } from './1764420000000-lots.js';
import { Recalls1764420000001 } from './1764420000001-recalls.js';
import { ProductPrices1764400000000 } from './1764400000000-product-prices.js';
import { Retention1764420000002 } from './1764420000002-retention.js';
import { RecordSearch1764440000000 } from './1764440000000-record-search.js';
import { Promotions1764400000001 } from './1764400000001-promotions.js';
import { PriceRecorders1764500100000 } from './1764500100000-price-recorders.js';
import { PromotionsByCode1764500000000 } from './1764500000000-promotions-by-code.js';
import { OrderDisputes1764500200000 } from './1764500200000-order-disputes.js';
import { CancelledPieces1764600100000 } from './1764600100000-cancelled-pieces.js';
import { CustomerSubscriptionRates1764500600000 } from './1764500600000-customer-subscription-rates.js';
import { PhoneOrders1764600400001 } from './1764600400001-phone-orders.js';
import { OrderReplacements1764600400000 } from './1764600400000-order-replacements.js';
import { OrderParcels1764500300000 } from './1764500300000-order-parcels.js';
import { ProductKinds1764500100001 } from './1764500100001-product-kinds.js';
import { PromotionClaims1764500000001 } from './1764500000001-promotion-claims.js';
import { RecordNotes1764500500000 } from './1764500500000-record-notes.js';
import { RecordTags1764600500000 } from './1764600500000-record-tags.js';
import { RefundedOrders1764600500001 } from './1764600500001-refunded-orders.js';
import { SavedViews1764600500002 } from './1764600500002-saved-views.js';
import { ParcelLabels1764600630000 } from './1764600630000-parcel-labels.js';
import { StatusBatches1764600500003 } from './1764600500003-status-batches.js';
import { CustomerTotals1764600620000 } from './1764600620000-customer-totals.js';
import { ListIndexes1764600621000 } from './1764600621000-list-indexes.js';
import { FasterWords1764600622000 } from './1764600622000-faster-words.js';
import { ShopTexts1764600640000 } from './1764600640000-shop-texts.js';
import { StatusBatchesDue1764600645000 } from './1764600645000-status-batches-due.js';
import { InspectedReturns1764600650000 } from './1764600650000-inspected-returns.js';
import { ShippingBatches1764500300001 } from './1764500300001-shipping-batches.js';
import { MailsByRecord1764500400000 } from './1764500400000-mails-by-record.js';
import { TrackingCodes1764600611000 } from './1764600611000-tracking-codes.js';
import { AdditionalOrders1764600610000 } from './1764600610000-additional-orders.js';
import { LeadTimes1764600600000 } from './1764600600000-lead-times.js';
import { ComingTerms1764600300001 } from './1764600300001-coming-terms.js';
import { PausesThatEnd1764600300000 } from './1764600300000-pauses-that-end.js';
import { PlannedProducts1764600200000 } from './1764600200000-planned-products.js';
import { ProductEdits1764600200001 } from './1764600200001-product-edits.js';
import { StockAlerts1764600670000 } from './1764600670000-stock-alerts.js';
import { CardTexts1764600690000 } from './1764600690000-card-texts.js';
import { TasteScales1764600671000 } from './1764600671000-taste-scales.js';
import { QuietPeople1764600710000 } from './1764600710000-quiet-people.js';
import { FasterLists1764600740000 } from './1764600740000-faster-lists.js';
import { PriceMoments1764600750000 } from './1764600750000-price-moments.js';
import { EndedPrices1764600770000 } from './1764600770000-ended-prices.js';
import { ProductListIndexes1764600770001 } from './1764600770001-product-list-indexes.js';
import { NamesToSearch1764600780000 } from './1764600780000-names-to-search.js';
import { NewestLabels1764600790000 } from './1764600790000-newest-labels.js';
import { AddresseeOfLabel1764600800000 } from './1764600800000-addressee-of-label.js';
import { CorrectionsOfStock1764600810000 } from './1764600810000-corrections-of-stock.js';
import { OrdersByPaymentDay1764600820000 } from './1764600820000-orders-by-payment-day.js';
import { PrintChargedBackAgain1764600830000 } from './1764600830000-print-charged-back-again.js';
import { ChargedBackOrders1764600850000 } from './1764600850000-charged-back-orders.js';
import { VersionsOfDiscounts1764600860000 } from './1764600860000-versions-of-discounts.js';
import { VersionsOfCategories1764600860001 } from './1764600860001-versions-of-categories.js';
import { PaymentMethodRemovals1764600870000 } from './1764600870000-payment-method-removals.js';
import { VersionsOfSettings1764600880000 } from './1764600880000-versions-of-settings.js';
import { ProductCodesAndCosts1764600680000 } from './1764600680000-product-codes-and-costs.js';
import { SoldGoods1764600681000 } from './1764600681000-sold-goods.js';

/** All migrations, oldest first. */
export const migrations = [
  Initial1763640000000,
  Discounts1763730000000,
  Accounts1763731000000,
  BackOffice1763732000000,
  Renewals1763733000000,
  Withdrawals1763734000000,
  SecondTries1763735000000,
  RefundsByHand1763736000000,
  CustomerHolds1763737000000,
  WithdrawnOrders1763740000000,
  CancelledPlans1763741000000,
  HoldLimits1763743000000,
  FirstOrderClaims1763743000001,
  CheckoutsByShopper1763744000000,
  LoginChallenges1763745000000,
  Erasures1763745100000,
  SingleFirstSentences1763746000000,
  ExactCheckpoints1763747000000,
  FormerSlugs1763748000000,
  SkippedEvents1763750000000,
  ExternalRefunds1763760000000,
  Disputes1763761000000,
  LogbookEntries1763780000000,
  PolicyReports1763790000000,
  ConfirmedWithdrawals1763770000000,
  StaffRoles1763820000000,
  Chargebacks1763800000000,
  CheckoutMethods1763800000001,
  PaidWith1763800000002,
  AppendOnlyLogs1763810000001,
  StaffInvitations1763830000000,
  ActsOfStaff1763850000000,
  ImmutableLogbook1763850000001,
  DevicesOfCustomers1763850000002,
  Timelines1763805000000,
  StaffFactors1763840000000,
  InitialPasswords1763860000000,
  ProvenCustomerSessions1763861000000,
  ApiAdvancesSequences1763862000000,
  FailedDashboardRefunds1763863000000,
  MoneyOfReturns1764010000000,
  RefundTallies1764010000001,
  DrawnOrderNumbers1764020000000,
  FirstVisits1764020000001,
  WiderNetworksOfCheckouts1764030000000,
  RowsNameTheirContact1764040000000,
  FormerCategorySlugs1764080000000,
  LogIdentity1764070000000,
  RepeatedBaskets1764100000000,
  WorkOfWithdrawals1764200000000,
  WorkOfUnmatchedPayments1764200000001,
  FoodFacts1764300000000,
  Vat1764305000000,
  ClaimDecisions1764305001000,
  InvoiceBuyers1764310000000,
  InvoiceList1764310000001,
  InvoiceFiles1764310000002,
  LegalTexts1764410000000,
  Consents1764410000001,
  Lots1764420000000,
  Recalls1764420000001,
  ProductPrices1764400000000,
  Retention1764420000002,
  RecordSearch1764440000000,
  Promotions1764400000001,
  PriceRecorders1764500100000,
  PromotionsByCode1764500000000,
  OrderParcels1764500300000,
  ShippingBatches1764500300001,
  ProductKinds1764500100001,
  PromotionClaims1764500000001,
  OrderDisputes1764500200000,
  MailsByRecord1764500400000,
  RecordNotes1764500500000,
  CustomerSubscriptionRates1764500600000,
  CancelledPieces1764600100000,
  LeadTimes1764600600000,
  TrackingCodes1764600611000,
  PausesThatEnd1764600300000,
  ComingTerms1764600300001,
  PlannedProducts1764600200000,
  ProductEdits1764600200001,
  OrderReplacements1764600400000,
  PhoneOrders1764600400001,
  RecordTags1764600500000,
  RefundedOrders1764600500001,
  ParcelLabels1764600630000,
  SavedViews1764600500002,
  StatusBatches1764600500003,
  AdditionalOrders1764600610000,
  CustomerTotals1764600620000,
  ListIndexes1764600621000,
  FasterWords1764600622000,
  InspectedReturns1764600650000,
  ShopTexts1764600640000,
  StatusBatchesDue1764600645000,
  StockAlerts1764600670000,
  TasteScales1764600671000,
  ProductCodesAndCosts1764600680000,
  SoldGoods1764600681000,
  CardTexts1764600690000,
  QuietPeople1764600710000,
  FasterLists1764600740000,
  PriceMoments1764600750000,
  EndedPrices1764600770000,
  ProductListIndexes1764600770001,
  NamesToSearch1764600780000,
  NewestLabels1764600790000,
  AddresseeOfLabel1764600800000,
  CorrectionsOfStock1764600810000,
  OrdersByPaymentDay1764600820000,
  PrintChargedBackAgain1764600830000,
  ChargedBackOrders1764600850000,
  VersionsOfDiscounts1764600860000,
  VersionsOfCategories1764600860001,
  PaymentMethodRemovals1764600870000,
  VersionsOfSettings1764600880000,
];
