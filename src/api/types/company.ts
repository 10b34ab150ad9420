/** The statuses of a company on the wire (spec section 4); labels are in `#src/lib/labels.ts`. */
export type CompanyStatus = 'active' | 'inactive' | 'suspended';

/** A postal address; parts that are not known are empty. */
export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipCode: string;
}

/** How a company looks to its own users (spec section 3). */
export interface Branding {
  /** The logo's address as the server gave it, not yet checked: `logoUrl` in `#src/lib/urls.ts` decides. */
  readonly logo: string | null;
  readonly primaryColor: string;
  readonly fontFamily: string;
}

/**
 * What the server said of a company's subscription (spec section 3), in its own words; null where it said nothing.
 * The plan is a field of the company.
 */
export interface CompanySubscription {
  readonly status: string | null;
  /** `YYYY-MM-DD`. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly gracePeriod: string | null;
  readonly billingCycle: string | null;
  readonly paymentMethod: string | null;
  readonly autoRenew: boolean | null;
  readonly limits: {
    readonly users: number | null;
    readonly projects: number | null;
    readonly storage: string | null;
  };
}

/** A developer company (spec section 3). Texts the server did not give are empty. */
export interface Company {
  readonly id: string;
  readonly companyName: string;
  readonly companyEmail: string;
  readonly phoneNumber: string;
  readonly address: Address;
  readonly billingEntity: string;
  readonly status: CompanyStatus;
  readonly branding: Branding;
  readonly plan: string | null;
  /** Null when the server sent nothing of it beside the plan. */
  readonly subscription: CompanySubscription | null;
  readonly developerUser: string | null;
  readonly developerEmail: string | null;
  readonly subUsers: readonly { readonly email: string }[];
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

/** The query of `GET /company/getAll`; what is left out or empty is not sent (spec section 7). */
export interface CompanyQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string;
  readonly status?: CompanyStatus;
}

/** What the company form sends; `logo` only when a new file was chosen (spec section 7). */
export interface CompanyRequest {
  readonly companyName: string;
  readonly companyEmail: string;
  readonly phoneNumber: string;
  readonly billingEntity: string;
  readonly status: CompanyStatus;
  readonly address: Address;
  readonly branding: { readonly primaryColor: string; readonly fontFamily: string };
  readonly logo: File | null;
}
